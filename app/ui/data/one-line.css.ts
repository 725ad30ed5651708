import { style } from '@vanilla-extract/css';

/** As wide as its words where there is room, so that it stands where its row begins, and never wider than its place. */
export const oneLine = style({
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
