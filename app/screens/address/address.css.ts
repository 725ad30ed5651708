import { style } from '@vanilla-extract/css';
import { underFinger, vars } from '#ui/theme';

export const line = style({
  display: 'flex',
  minInlineSize: 0,
  alignItems: 'center',
  gap: vars.space[3],
  lineHeight: vars.line.tight,
});
export const icon = style({ flex: 'none', color: vars.color.textMuted });
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  minInlineSize: 0,
});
export const name = style({ fontWeight: vars.weight.medium });
export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.xs });
export const end = style([muted, { display: 'grid', justifyItems: 'end', whiteSpace: 'nowrap' }]);
/** Where a button takes the end of the line, what stands there otherwise. */
export const below = style([
  muted,
  { display: 'none', '@media': { [underFinger]: { display: 'block' } } },
]);
export const hint = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
