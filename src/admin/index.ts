/** The control plane: shows and changes a running mock. `spec/admin.yaml` describes it. */

export { Admin, type AdminOptions } from './admin.ts'
export { connectAdmin } from './connect.ts'
