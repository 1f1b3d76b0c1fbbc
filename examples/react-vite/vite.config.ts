import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // The kit is a linked folder, so Vite would look for msw beside it. The page must have only one msw.
  resolve: { dedupe: ['msw'] },
})
