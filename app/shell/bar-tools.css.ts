import { style } from '@vanilla-extract/css';
import { hover, vars, wide } from '#ui/theme';

/** From here on there is room in the bar for words and keys. */
const roomy = '(width >= 80em)';

const inBar = {
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '32px',
  borderRadius: vars.radius.md,
  fontSize: vars.text.sm,
  whiteSpace: 'nowrap',
} as const;

export const search = style({
  ...inBar,
  display: 'none',
  inlineSize: vars.control.height,
  justifyContent: 'center',
  color: vars.color.textMuted,
  '@media': {
    [wide]: { display: 'flex' },
    [roomy]: {
      inlineSize: '15rem',
      justifyContent: 'start',
      paddingInline: `${vars.space[3]} 6px`,
      background: vars.color.sunken,
    },
    [hover]: { ':hover': { background: vars.color.hover, color: vars.color.text } },
  },
});
/** Where only the icon is seen, it is still what is said. */
export const words = style({
  overflow: 'hidden',
  '@media': {
    '(width < 80em)': { position: 'absolute', inlineSize: '1px', clipPath: 'inset(50%)' },
    [roomy]: { flex: 1, textOverflow: 'ellipsis', textAlign: 'start' },
  },
});
export const keys = style({ display: 'none', '@media': { [roomy]: { display: 'flex' } } });

export const request = style({
  ...inBar,
  display: 'none',
  paddingInline: vars.space[3],
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
  '@media': {
    [wide]: { display: 'flex' },
    [hover]: { ':hover': { boxShadow: `inset 0 0 0 1px ${vars.color.accentLine}` } },
  },
});
