import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const overview = style({ position: 'relative', blockSize: '100%' });

const card = style({
  position: 'absolute',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  background: vars.color.raised,
  boxShadow: vars.shadow.middle,
  fontSize: vars.text.sm,
  // What lies under it is pressed all the same.
  pointerEvents: 'none',
});

/** Beside the buttons of the map, which stand at its end. */
export const summary = style([
  card,
  {
    insetBlockStart: vars.space[3],
    insetInlineStart: vars.space[3],
    marginInlineEnd: '5rem',
  },
]);
export const riders = style({ fontWeight: vars.weight.strong });

/** Above the scale and the credits. */
export const legend = style([
  card,
  {
    insetBlockEnd: vars.space[10],
    insetInlineStart: vars.space[3],
    marginInlineEnd: vars.space[3],
    listStyle: 'none',
  },
]);
export const look = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

/** As the marks themselves are painted; the shapes differ where the person chose the colours, too. */
const disc = style({ inlineSize: '14px', blockSize: '14px', strokeWidth: 3 });
export const sign = styleVariants({
  waiting: [
    disc,
    {
      fill: vars.color.raised,
      stroke: vars.color.textMuted,
      strokeWidth: 2,
      // Eight strokes around a circle of 5.5.
      strokeDasharray: '2.16',
    },
  ],
  coming: [disc, { fill: '#fff', stroke: vars.color.accentLine }],
  carrying: [disc, { fill: vars.color.accent }],
  urgent: [disc, { fill: vars.color.warning }],
});
