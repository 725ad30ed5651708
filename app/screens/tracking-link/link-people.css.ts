import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const people = style({ display: 'grid' });
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
});
globalStyle(`${people} > * + *`, { borderBlockStart: `1px solid ${vars.color.border}` });
export const words = style({ flex: 1, minInlineSize: 0 });
export const face = style({
  ...{ display: 'grid', placeItems: 'center', flex: 'none' },
  ...{ blockSize: '2.5rem', inlineSize: '2.5rem' },
  borderRadius: vars.radius.full,
  background: vars.color.hover,
});
export const call = style({ inlineSize: '44px', minBlockSize: '44px', padding: 0, flex: 'none' });
