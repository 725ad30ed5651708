import { style } from '@vanilla-extract/css';
import { heardOnly, vars } from '#ui/theme';
import { narrow } from './pane-room.ts';

export const stages = style({
  gridArea: 'stages',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
});

export const stage = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  fontSize: vars.text.xs,
});

export const bar = style({
  blockSize: '4px',
  borderRadius: vars.radius.full,
  background: vars.color.borderControl,
  overflow: 'hidden',
});

export const fill = style({
  display: 'block',
  blockSize: '100%',
  background: vars.color.accentLine,
  // Where the person chose the colours, a bar without one of its own would be lost.
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  selectors: {
    '[data-late=true] > [data-state=current] &': { background: vars.color.warning },
    '[data-state=failed] &': { background: vars.color.danger },
  },
});

/** Only what holds now has room for its words on a phone; a reader hears them all. */
export const stageWords = style({
  display: 'grid',
  '@container': {
    [narrow]: {
      ...heardOnly,
      selectors: {
        '[data-shown=true] > &': {
          position: 'static',
          inlineSize: 'max-content',
          blockSize: 'auto',
          overflow: 'visible',
          clipPath: 'none',
        },
        '[data-shown=true]:last-child > &': { justifySelf: 'end', textAlign: 'end' },
      },
    },
  },
});

export const stageName = style({
  selectors: {
    '[data-state=current] &': { fontWeight: vars.weight.strong },
    '[data-state=upcoming] &': { color: vars.color.textMuted },
    '[data-state=failed] &': { color: vars.color.critical, fontWeight: vars.weight.strong },
    '[data-late=true] > [data-state=current] &': { color: vars.color.warning },
  },
});

export const stageTime = style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: heardOnly },
});
