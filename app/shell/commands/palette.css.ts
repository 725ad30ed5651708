import { style } from '@vanilla-extract/css';
import { notPhone, phone } from '#ui/theme';

const above = '12dvb';

/** As high as it is with its longest list, in a sheet that stands on the lower edge. */
const sheet = 'min(29rem, 100dvb - 2rem)';

/** Its upper edge stays where it is while the list below the field grows and shrinks, so that the field does, too. */
export const palette = style({
  '@media': {
    [notPhone]: {
      selectors: {
        '&&': { marginBlockStart: above, maxBlockSize: `min(100dvb - ${above} - 2rem, 44rem)` },
      },
    },
    [phone]: { selectors: { '&&': { minBlockSize: sheet } } },
  },
});
