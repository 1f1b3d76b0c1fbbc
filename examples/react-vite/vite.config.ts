import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // The kit is linked, not copied, so that its peer would be looked for beside it: there must be one msw in the page.
  resolve: { dedupe: ['msw'] },
})
