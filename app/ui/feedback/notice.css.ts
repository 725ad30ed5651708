import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { edgeTaken } from '../theme/room.ts';
import { vars } from '../theme/vars.css.ts';

export const notice = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
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
/** Narrower than this an action stands under the words, with the room of the notice below it: 100 % is the width of both. */
const narrow = '26rem';
const isNarrow = `(${narrow} - 100%) * 999`;
export const action = style({
  marginBlockStart: `calc(-1 * ${taller})`,
  marginBlockEnd: `clamp(-1 * ${taller}, ${isNarrow}, 0px)`,
});
/** The target stays as large as a thumb; the row does not grow with it. */
export const dismiss = style({
  marginBlock: `calc((${vars.space[6]} - ${vars.control.height}) / 2)`,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
});

const inTone = (name: 'positive' | 'warning' | 'critical' | 'info') => ({
  background: vars.color[`${name}Soft`],
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

/** Takes no part in the layout of where it stands, which changes with the dialogs. */
export const floor = style({ display: 'contents' });
/** In the middle of the lower edge, above what sticks to it; how far above, `keepClear` says. */
export const stack = style({
  position: 'fixed',
  inset: 'auto 0',
  insetBlockEnd: `calc(${vars.space[4]} + ${edgeTaken})`,
  marginInline: 'auto',
  inlineSize: 'max-content',
  maxInlineSize: 'min(100% - 2rem, 36rem)',
  background: 'none',
  border: 0,
  overflow: 'visible',
  color: 'inherit',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});
/** Dark on a light page and light on a dark one. */
export const floating = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: 'fit-content',
  minBlockSize: '48px',
  marginInline: 'auto',
  marginBlockStart: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[1]}`,
  borderRadius: vars.radius.lg,
  color: vars.color.surface,
  background: vars.color.text,
  boxShadow: vars.shadow.high,
  fontSize: vars.text.sm,
  vars: {
    [vars.color.hover]: 'color-mix(in srgb, currentColor 16%, transparent)',
    [vars.color.accentLine]: 'currentColor',
  },
  // A dialog on a phone may have no free place for two: its words let presses through.
  selectors: { 'dialog &': { pointerEvents: 'none' } },
});
globalStyle(`${floating} :is(a, button)`, { pointerEvents: 'auto' });
export const line = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: '10px',
  overflowWrap: 'anywhere',
});

/** Clear of the foot that sticks below it. */
export const formError = style({ scrollMarginBlock: `${vars.space[6]} 6rem` });
