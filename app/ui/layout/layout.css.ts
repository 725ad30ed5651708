import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { heardOnly } from '../theme/heard-only.ts';
import { phone, tall } from '../theme/media.ts';
import { edgeTaken } from '../theme/room.ts';
import { padded, surface } from '../theme/surface.ts';
import { vars } from '../theme/vars.css.ts';

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const row = style({ display: 'flex', minInlineSize: 0 });
export const wrap = style({ flexWrap: 'wrap' });
/** Under each other they are as far apart as everything else in the column. */
export const stackOnPhone = style({
  '@media': {
    [phone]: {
      flexDirection: 'column',
      selectors: { '&&': { alignItems: 'stretch', rowGap: vars.space[4] } },
    },
  },
});

export const shared = style({});
globalStyle(`${shared} > *`, { flex: '1 1 0', minInlineSize: 0 });

export const gap = styleVariants(vars.space, (value) => [{ gap: value }]);
export const align = styleVariants(
  { start: 'start', center: 'center', end: 'end', baseline: 'baseline', stretch: 'stretch' },
  (alignItems) => [{ alignItems }],
);
export const justify = styleVariants(
  { start: 'start', center: 'center', end: 'end', between: 'space-between' },
  (justifyContent) => [{ justifyContent }],
);

export const card = style(surface);
export const cardPadding = styleVariants({
  none: { overflow: 'clip' },
  normal: padded,
});

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const sectionTitles = style({
  display: 'grid',
  // So that they stand in the middle where their page does.
  flexGrow: 1,
  gap: vars.space[1],
  minInlineSize: 0,
});
export const title = styleVariants({
  1: { fontSize: vars.text.xl, letterSpacing: vars.closer },
  2: { fontSize: vars.text.lg },
  3: { fontSize: vars.text.md },
});
export const description = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const visuallyHidden = style({ ...heardOnly, margin: '-1px' });

export const actionBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[2],
  '@media': {
    [`${phone} and ${tall}`]: {
      position: 'sticky',
      zIndex: vars.layer.sticky,
      insetBlockEnd: edgeTaken,
    },
    [phone]: {
      justifyContent: 'stretch',
      marginInline: `calc(-1 * ${vars.space[4]})`,
      paddingInline: vars.space[4],
      paddingBlock: vars.space[3],
      background: vars.color.surface,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});
globalStyle(`${actionBar} > *`, { '@media': { [phone]: { flexGrow: 1 } } });
/** What is come to by keyboard, or by itself, is not left under the bar. */
globalStyle(`html:has(${actionBar})`, {
  scrollPaddingBlockEnd: `calc(8rem + ${edgeTaken})`,
});
/** Nor is the ring of the last thing on a page. */
globalStyle('summary', { scrollMargin: '1rem' });
