import { globalStyle, style } from '@vanilla-extract/css';
import { hover, vars, wide } from '#ui/theme';
import { bar, roomy, wrong } from './bar.css.ts';

/** Where there is none as long as the bar says what is wrong with the connection. */
const taken = '(80em <= width < 90em)';
const narrow = '(width < 80em)';

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
      background: vars.color.hover,
    },
    [hover]: { ':hover': { background: vars.color.hover, color: vars.color.text } },
  },
});
/** Where only the icon is seen, it is still what is said. */
const unseen = { position: 'absolute', inlineSize: '1px', clipPath: 'inset(50%)' } as const;
export const words = style({
  overflow: 'hidden',
  '@media': {
    [narrow]: unseen,
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

/** What is wrong is said in full, and who works for which outlet stays in sight. */
const cutOff = `${bar}:has(${wrong})`;
globalStyle(`${cutOff} ${search}`, {
  '@media': {
    [taken]: {
      inlineSize: vars.control.height,
      paddingInline: 0,
      gap: 0,
      justifyContent: 'center',
    },
  },
});
globalStyle(`${cutOff} ${words}`, { '@media': { [taken]: unseen } });
globalStyle(`${cutOff} ${keys}`, { '@media': { [taken]: { display: 'none' } } });
globalStyle(`${cutOff} ${request}`, { '@media': { [narrow]: { display: 'none' } } });
