import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const scroller = style({
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: 'var(--table-block, 72dvh)',
  // What has the focus is not to lie under parts that stay in sight.
  scrollPaddingInline: 'var(--stuck-start, 0px) var(--stuck-end, 0px)',
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  inlineSize: 'max-content',
  minInlineSize: '100%',
  background: vars.color.canvas,
});
