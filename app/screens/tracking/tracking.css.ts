import { style } from '@vanilla-extract/css';
import { barBlock, columns, edgeTaken, hover, uprightTablet, vars } from '#ui/theme';

const twoColumns = '(width >= 56.25em)';
/** The list gives way to the selected order. */
export const oneColumn = '(width < 56.25em)';

/** How high the head of the open order is where it sticks; what is scrolled to stands below it. */
export const headProperty = '--order-head';
/** How high it is, whether it sticks or not. */
export const wholeHeadProperty = '--order-whole-head';

/** Paper neither scrolls nor ends with the screen. */
const whole = { blockSize: 'auto', overflow: 'visible', contain: 'none' } as const;

export const page = style({
  flex: 1,
  display: 'grid',
  minBlockSize: 0,
  '@media': {
    [twoColumns]: { gridTemplateColumns: columns.tracking },
    [uprightTablet]: {
      selectors: { '&[data-selected=false]': { gridTemplateColumns: columns.trackingUpright } },
    },
    print: { display: 'block' },
  },
});

/** It scrolls by itself, as the rows in sight are counted from it. On a phone it gives way to the selected order. */
export const list = style({
  minInlineSize: 0,
  background: vars.color.surface,
  blockSize: `calc(100dvh - ${barBlock} - ${edgeTaken})`,
  overflow: 'auto',
  // What changes in it is laid out and painted without a look at the page around.
  contain: 'strict',
  '@media': {
    [twoColumns]: {
      borderInlineEnd: `1px solid ${vars.color.border}`,
      // Rows reach the line beside them; a long list gives up a little of that to its bar.
      scrollbarWidth: 'thin',
    },
    [uprightTablet]: { borderInlineEnd: `1px solid ${vars.color.border}` },
    [oneColumn]: { selectors: { '[data-selected=true] > &': { display: 'none' } } },
    // On paper all of it stands, or only the order that was selected.
    print: { ...whole, selectors: { '[data-selected=true] > &': { display: 'none' } } },
  },
});

export const panel = style({
  minInlineSize: 0,
  background: vars.color.surface,
  // What stands there before the map does has the colour of its ground.
  selectors: { '[data-selected=false] > &': { background: vars.color.canvas } },
  '@media': {
    [twoColumns]: {
      blockSize: `calc(100dvh - ${barBlock})`,
      overflow: 'auto',
      contain: 'strict',
      scrollPaddingBlockStart: `var(${headProperty}, 0px)`,
    },
    [oneColumn]: { selectors: { '[data-selected=false] > &': { display: 'none' } } },
    // Beside the list stands the map, until an order is chosen, which takes the place of both.
    [uprightTablet]: {
      selectors: {
        '[data-selected=false] > &': {
          display: 'block',
          blockSize: `calc(100dvh - ${barBlock} - ${edgeTaken})`,
          contain: 'strict',
        },
      },
    },
    print: { ...whole, selectors: { '[data-selected=false] > &': { display: 'none' } } },
  },
});

export const search = style({
  display: 'flex',
  alignItems: 'end',
  gap: vars.space[2],
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[1]}`,
});
export const searchField = style({ flex: 1, minInlineSize: 0 });
export const tabCount = style({
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

/** From edge to edge, as the list is a pane and no card. */
export const rows = style({ selectors: { '&&': { border: 'none', borderRadius: 0 } } });

/** Name over state, time over what it is the time of. */
export const row = style({
  minBlockSize: '68px',
  paddingBlock: vars.space[2],
  lineHeight: '1.25rem',
  '@media': { [twoColumns]: { minBlockSize: '60px' } },
  // Its rider is pointed at on the map.
  selectors: { '[data-lit] > &': { background: vars.color.hover } },
});

/** One line: a part that would have room for no more than its first letters is on the next one, and not seen. */
export const rowDetail = style({
  display: 'flex',
  flexWrap: 'wrap',
  blockSize: '1.25rem',
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});
const least = '3.5rem';
/** What it does is cut only where it would leave no room for the first letters of what follows. */
export const state = style({
  flex: 'none',
  maxInlineSize: `calc(100% - ${least} - 1rem)`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    '&[data-attention=true]': { color: vars.color.warning, fontWeight: vars.weight.medium },
  },
});
const part = style({
  minInlineSize: 0,
  display: 'flex',
  selectors: {
    '&:not(:first-child)::before': {
      content: "'·'",
      flex: 'none',
      marginInline: vars.space[1],
    },
  },
});
export const rowOutlet = style([part, { flex: `99 1 ${least}`, maxInlineSize: 'max-content' }]);
export const rowAddress = style([part, { flex: `1 1 ${least}` }]);

export const rowEnd = style({
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space.half,
  fontSize: vars.text.xs,
  color: vars.color.textMuted,
});
export const rowTime = style({
  color: vars.color.text,
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '44px',
  paddingInline: vars.space[4],
  background: vars.color.canvas,
  borderBlockStart: `1px solid ${vars.color.border}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontSize: vars.text.xs,
  color: vars.color.textMuted,
  '@media': { [twoColumns]: { minBlockSize: '32px' } },
  selectors: { ':first-child > &': { borderBlockStart: 'none' } },
});
export const headName = style({
  fontSize: 'inherit',
  fontWeight: vars.weight.strong,
  selectors: { '&[data-group=attention]': { color: vars.color.warning } },
});
export const headCount = style({
  marginInlineStart: vars.space[1],
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
/** Words that can be pressed, in the colour of a link. */
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  flexShrink: 0,
  minBlockSize: '44px',
  paddingInline: vars.space[2],
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  borderRadius: vars.radius.sm,
  color: vars.color.accentText,
  whiteSpace: 'nowrap',
  '@media': {
    [twoColumns]: { minBlockSize: '28px' },
    [hover]: { ':hover': { background: vars.color.hover } },
  },
  // The rows end where it does.
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const inset = style({ padding: vars.space[4] });

/** Where rows will be, as far from the edge as they are. */
