import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** What comes at once needs no word. */
export const late = style({ animation: `${appear} 1ms linear 400ms both` });
