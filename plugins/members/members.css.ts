import { globalStyle, style } from '@vanilla-extract/css';
import { listOnSurface, padded, phone, reading, surface, vars } from '#ui/theme';

export const page = style({
  inlineSize: '100%',
  maxInlineSize: reading,
  marginInline: 'auto',
  padding: vars.space[4],
  display: 'grid',
  gap: vars.space[6],
});
/** Below the title each part has a surface of its own, the first one its form. */
globalStyle(`${page} > section:not(:first-child), ${page} > section:first-child > form`, {
  ...surface,
  ...padded,
});
globalStyle(`${page} > section:not(:first-child) ul`, listOnSurface);
globalStyle(`${page} > section:not(:first-child) li > *`, { paddingInline: 0 });
/** Forms and what is read with them. */
export const narrow = style({ maxInlineSize: '32rem' });
export const detail = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] });
export const words = style({ overflowWrap: 'anywhere' });
export const muted = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.text.sm });
/** Under each other on a phone, where a name needs the width. */
export const trailing = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});
/** Wide enough for each role beside its sign, whichever is chosen. */
export const choice = style({ minInlineSize: '8rem' });
export const role = style({ color: vars.color.textMuted });
export const changes = style({
  margin: 0,
  paddingBlockStart: vars.space[3],
  paddingInline: 0,
  listStyle: 'none',
  display: 'grid',
  gap: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});
