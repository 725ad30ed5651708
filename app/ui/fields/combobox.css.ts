import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const anchor = style({ position: 'relative' });
/** Lets the list, and what lies in the flow under the input, stand under the field's messages. */
export const spread = style({ display: 'contents' });
/** What the list hangs from: the lower edge of the input. */
export const hang = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: { [`${spread} > &`]: { order: 1 } },
});
export const busy = style({
  display: 'inline-flex',
  color: vars.color.textMuted,
  paddingInlineEnd: vars.control.padding,
});
