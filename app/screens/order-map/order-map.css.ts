import { globalStyle, style } from '@vanilla-extract/css';
import { mapBlock, mapProperties, phone, vars } from '#ui/theme';

/** Paper has no map that a thumb needs room on. */
const onPhone = `screen and ${phone}`;

/** Its place may give it more height. */
export const map = style({
  position: 'relative',
  blockSize: mapBlock,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  // A picture, with nothing to press.
  selectors: { '&[data-still=true]': { vars: { [mapProperties.tools]: 'none' } } },
});
export const mapItself = style({ blockSize: '100%' });

/** What is said of an order while it goes on: over its map, where it comes and goes without moving anything. */
export const said = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  // Beside the map's own buttons.
  maxInlineSize: 'calc(100% - 68px)',
  '@media': {
    // Between the way back and those, its first line in the middle of theirs.
    [onPhone]: {
      insetInlineStart: '60px',
      maxInlineSize: 'calc(100% - 120px)',
      gridTemplateRows: `minmax(${vars.control.height}, auto)`,
      alignItems: 'center',
    },
  },
});
export const note = style({
  boxShadow: vars.shadow.middle,
  '@media': {
    [onPhone]: {
      selectors: {
        '&&': { padding: `${vars.space[1]} ${vars.space[3]}`, fontSize: vars.text.sm },
      },
    },
  },
});
export const seen = style({
  margin: 0,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  boxShadow: vars.shadow.middle,
  fontSize: vars.text.sm,
  '::before': {
    display: 'inline-block',
    inlineSize: '8px',
    blockSize: '8px',
    marginInlineEnd: vars.space[2],
    borderRadius: vars.radius.full,
    background: vars.color.positive,
  },
  selectors: { '&[data-fresh=true]::before': { content: '' } },
});

/** News and how far the rider is share what little is free above the pins; in a low window the news has it, except from a place that is old. */
globalStyle(`${said}:has(${note})`, {
  '@media': { [onPhone]: { gridTemplateRows: 'auto', gap: vars.space[1] } },
});
globalStyle(`${said}:has(${note}) ${seen}[data-fresh=true]`, {
  '@media': { [`${onPhone} and (height < 45rem)`]: { display: 'none' } },
});

export const mapHint = style({
  margin: 0,
  padding: vars.space[4],
  color: vars.color.textMuted,
  fontSize: vars.text.md,
});
