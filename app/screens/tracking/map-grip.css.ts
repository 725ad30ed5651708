import { globalStyle, style } from '@vanilla-extract/css';
import { phone, vars } from '#ui/theme';

/** Over the middle of the sheet's upper edge: a short bar, with room for a thumb around it. */
export const grip = style({
  display: 'none',
  '@media': {
    [`screen and ${phone}`]: {
      position: 'absolute',
      zIndex: 2,
      insetBlockEnd: '-20px',
      insetInlineStart: 'calc(50% - 48px)',
      display: 'grid',
      placeItems: 'center',
      inlineSize: '96px',
      blockSize: '44px',
      touchAction: 'none',
      borderRadius: vars.radius.md,
    },
  },
  '::before': {
    content: '',
    inlineSize: '36px',
    blockSize: '4px',
    borderRadius: vars.radius.full,
    background: vars.color.borderStrong,
  },
});

/** Where the person chose the colours, it would be lost. */
globalStyle(`${grip}::before`, {
  '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
});
