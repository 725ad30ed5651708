import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const facts = style({ display: 'grid', fontSize: vars.text.md });
const line = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const fact = styleVariants({
  columns: [line, { gridTemplateColumns: 'minmax(7rem, 2fr) 3fr', alignItems: 'baseline' }],
  ends: [line, { gridTemplateColumns: '1fr auto', alignItems: 'center' }],
});
export const term = style({ color: vars.color.textMuted, fontSize: vars.text.sm });
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
