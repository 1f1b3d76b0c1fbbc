/** In which corner of the page the button of the developer tools is. */
export type Position = 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left'
