import { globalStyle, style } from '@vanilla-extract/css';
import { logoDarkProperty, logoRatioProperty } from '../theme/brand.ts';

/** The picture of a brand, which has another one on dark grounds. It has its width before it is there. */
export const logo = style({ aspectRatio: `auto var(${logoRatioProperty})` });

const dark = { content: `var(${logoDarkProperty})` };
globalStyle(`[data-scheme="dark"] ${logo}`, { '@media': { screen: dark } });
globalStyle(`:root:not([data-scheme]) ${logo}`, {
  '@media': { 'screen and (prefers-color-scheme: dark)': dark },
});
