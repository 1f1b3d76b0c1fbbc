export { contractIn } from './contract.ts'
export type { OpenApiDocument } from './document.ts'
export { flatten } from './flat.ts'
export { type Overlay, type OverlayAction, overlayOf } from './overlay.ts'
