import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** On a line of its own, in letters as the form has them; of no line while nothing is said. */
export const said = style({
  inlineSize: '100%',
  marginBlockStart: vars.space[2],
  fontSize: vars.text.md,
  selectors: { '&:has(> :empty)': { position: 'absolute' } },
});
