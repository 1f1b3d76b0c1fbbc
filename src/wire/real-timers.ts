// Fake timers of a test replace the global functions. The mock's own timers must fire all the same: otherwise
// a delayed response would never be sent, and a server would never close.
const { setTimeout, clearTimeout } = globalThis

/** `setTimeout` as it was when this module was loaded. */
export const setRealTimeout: typeof setTimeout = setTimeout.bind(globalThis) as typeof setTimeout

/** `clearTimeout` as it was when this module was loaded. */
export const clearRealTimeout: typeof clearTimeout = clearTimeout.bind(globalThis)
