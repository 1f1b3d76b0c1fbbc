/** The control plane: shows and changes a running mock. `spec/admin.yaml` describes it. */

export { Admin } from './admin.ts'
export { connectAdmin } from './connect.ts'
