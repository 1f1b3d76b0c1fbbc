/** The control plane: shows and changes a running mock. `spec/admin.yaml` describes it. */
export { Admin, type AdminOptions } from './admin.ts'
export { type ConnectOptions, connectAdmin } from './connect.ts'
export type { AdminRequest } from './router.ts'
