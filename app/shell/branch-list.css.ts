import { style } from '@vanilla-extract/css';
import { heardOnly, notPhone, phone, vars } from '#ui/theme';

/** However long one word of it is, the list is no wider than its place. */
export const name = style({ overflowWrap: 'anywhere' });

/** What all outlets are called reads after what tells them apart. */
export const shared = style({ color: vars.color.textMuted });
export const own = style({ fontWeight: vars.weight.medium });

export const parent = style({
  display: 'inline-flex',
  verticalAlign: 'top',
  alignItems: 'center',
  gap: vars.space[1],
  fontWeight: vars.weight.strong,
});

/** Who looks for an outlet reads its name; the code tells two apart that are called the same. */
export const code = style({
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: heardOnly },
});
/** On a phone it stands in the line below instead. */
export const codeBelow = style({ '@media': { [notPhone]: { display: 'none' } } });
