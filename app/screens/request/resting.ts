/** As many known people as leave the fields below in sight; two more where the window is high. */
export const atRest = 4;
export const atRestHigh = 6;
export const high = '(min-height: 860px)';
