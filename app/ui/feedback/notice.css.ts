import { style, styleVariants } from '@vanilla-extract/css';
import { oneColumn, phone } from '../theme/media.ts';
import { cornerTaken } from '../theme/room.ts';
import { vars } from '../theme/vars.css.ts';

export const notice = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  fontSize: vars.text.md,
});
export const icon = style({ marginBlockStart: vars.space.half });
/** What can be done stands beside the text where there is room, without making it taller, and else under it. */
const taller = `(${vars.control.height} - ${vars.space[6]}) / 2`;
export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  rowGap: `calc(${vars.space[2]} + ${taller})`,
  color: vars.color.text,
});
export const text = style({
  flex: '1 1 min(16rem, 100%)',
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space[1],
});
export const title = style({ fontWeight: vars.weight.strong });
export const action = style({ marginBlock: `calc(-1 * ${taller})` });
/** The target stays as large as a thumb; the row does not grow with it. */
export const dismiss = style({
  marginBlock: `calc((${vars.space[6]} - ${vars.control.height}) / 2)`,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
});

const inTone = (name: 'positive' | 'warning' | 'critical' | 'info') => ({
  background: vars.color[`${name}Soft`],
  borderColor: `color-mix(in srgb, ${vars.color[name]} 25%, transparent)`,
  color: vars.color[name],
});
export const tone = styleVariants({
  neutral: {
    background: vars.color.sunken,
    borderColor: vars.color.border,
    color: vars.color.textMuted,
  },
  positive: inTone('positive'),
  warning: inTone('warning'),
  critical: inTone('critical'),
  info: inTone('info'),
});

export const stack = style({
  position: 'fixed',
  inset: 'auto',
  insetBlockEnd: vars.space[4],
  insetInlineEnd: `calc(${vars.space[4]} + var(${cornerTaken}, 0px))`,
  inlineSize: 'min(100% - 2rem, 24rem)',
  maxBlockSize: 'calc(100dvb - 2rem)',
  background: 'none',
  border: 0,
  overflow: 'visible',
  color: 'inherit',
  pointerEvents: 'none',
  '@media': {
    [oneColumn]: {
      insetBlock: `max(${vars.space[3]}, env(safe-area-inset-top)) auto`,
      insetInline: 0,
      marginInline: 'auto',
      inlineSize: 'min(100% - 2rem, 36rem)',
    },
    print: { display: 'none' },
  },
});
export const floating = style({
  pointerEvents: 'auto',
  marginBlockStart: vars.space[2],
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.high,
});

/** Clear of the buttons that lie over the end of a form on a phone. */
export const formError = style({
  '@media': { [phone]: { scrollMarginBlockEnd: '6rem' } },
  scrollMarginBlock: vars.space[6],
});
