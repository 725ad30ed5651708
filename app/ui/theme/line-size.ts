/** As high as a line of two short texts with something to press in it is; it grows with the letters. */
export const lineSize = { mouse: '2.875rem', finger: '4.25rem' } as const;
