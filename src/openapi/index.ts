export { contractIn } from './contract.ts'
export { flatten } from './flat.ts'
export { overlayOf } from './overlay.ts'
