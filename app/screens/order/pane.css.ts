import { globalStyle, style } from '@vanilla-extract/css';
import { heardOnly, vars } from '#ui/theme';
import { narrow, roomy } from './pane-room.ts';

const beside = '(width >= 46rem)';

/** What stands in it asks how wide it is. */
export const pane = style({ containerType: 'inline-size' });

export const head = style({
  display: 'grid',
  gridTemplate: `'back clock' auto 'stages stages' auto 'who who' auto 'actions actions' auto / auto 1fr`,
  rowGap: vars.space[3],
  alignItems: 'start',
  '@container': {
    [roomy]: {
      // The clock is as wide whatever it says, so that lines beside it stay as they are.
      gridTemplate: `'back who clock' auto 'actions actions actions' auto 'stages stages stages' auto / auto 1fr minmax(min-content, clamp(12rem, 30cqi, 18rem))`,
      rowGap: vars.space[4],
    },
  },
});

export const who = style({
  gridArea: 'who',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  minInlineSize: 0,
});

/** A name as long as the schema lets one be leaves the actions in sight. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  fontSize: '1.5rem',
  fontWeight: vars.weight.strong,
  lineHeight: '1.25',
  overflowWrap: 'anywhere',
  // What is cut is the end of the name, whichever way it is read; its lines begin where the page does.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  '@container': { [narrow]: { fontSize: '1.25rem', lineHeight: '1.3' } },
});

/** The state has a line of its own, so that a longer one moves nothing. */
export const where = style({
  display: 'grid',
  justifyItems: 'start',
  rowGap: vars.space[1],
  fontSize: vars.text.sm,
});
/** Address and number follow each other, since neither changes while the order goes on. */
export const place = style({ order: -1, overflowWrap: 'anywhere' });
export const address = style({ marginInlineEnd: vars.space[1] });

export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  // The sign in it makes no line taller.
  verticalAlign: 'top',
  blockSize: '1lh',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
});

/** As tall as a thumb needs, and the line that it stands in is as tall as its words. */
export const copy = style({
  marginBlock: '-12px',
  '@media': {
    '(pointer: fine)': { minBlockSize: '28px', inlineSize: '28px', marginBlock: '-4px' },
  },
});

export const clock = style({
  gridArea: 'clock',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  '@container': {
    [roomy]: {
      display: 'grid',
      justifyItems: 'end',
      marginInlineStart: vars.space[4],
      textAlign: 'end',
    },
  },
});

export const loud = style({ color: vars.color.warning, fontWeight: vars.weight.medium });

/** What the clock means: beside it what is loud has a line of its own, below it all is one line. */
export const clockWords = style({ minInlineSize: 0 });
globalStyle(`${clockWords} > * + *::before`, { content: "' · '", color: vars.color.textMuted });
globalStyle(`${clockWords} > ${loud}:not(:last-child)`, {
  '@container': { [narrow]: { display: 'block' } },
});
globalStyle(`${clockWords} > ${loud} + *::before`, {
  '@container': { [narrow]: { content: 'none' } },
});

/** One row, of tiles where there is little room. */
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@container': {
    [narrow]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});
const action = `${actions} > :is(a, button)`;
globalStyle(action, {
  flex: 'none',
  '@container': {
    [narrow]: {
      flexDirection: 'column',
      gap: vars.space[1],
      minBlockSize: '60px',
      paddingInline: vars.space.half,
      borderRadius: vars.radius.lg,
      boxShadow: 'none',
      fontSize: vars.text.xs,
      lineHeight: '1.2',
    },
  },
});
globalStyle(`${action}:not([data-loud])`, {
  '@container': { [narrow]: { borderColor: 'transparent', background: vars.color.hover } },
});
globalStyle(`${action} > svg`, {
  '@container': {
    [narrow]: { fontSize: '1rem' },
    // Without signs, all of them fit into the row.
    [`${roomy} and (width < 46rem)`]: { display: 'none' },
  },
});

/** The last of them is a sign alone where there is room for the words of the others; its own is no more than its name then. */
export const more = style({
  '@container': { [roomy]: { inlineSize: vars.control.height, paddingInline: 0, fontSize: 0 } },
});
/** Three dots. */
globalStyle(`${more}::before`, {
  content: '',
  inlineSize: '18px',
  blockSize: '20px',
  background: 'radial-gradient(circle, currentcolor 1.5px, transparent 2px) 0 0 / 6px 100%',
  // Where the person chose the colours, gradients are dropped.
  '@media': {
    '(forced-colors: active)': {
      inlineSize: '15px',
      blockSize: 0,
      marginBlock: '8px',
      borderBlockStart: '3px dotted',
    },
  },
});

export const whole = style({ '@container': { [narrow]: heardOnly } });
export const short = style({ '@container': { [roomy]: { display: 'none' } } });

export const body = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  '@container': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
});

/** It takes the height that is left, and stays in sight while the facts beside it scroll. */
export const map = style({
  '@container': {
    [beside]: {
      position: 'sticky',
      insetBlockStart: `calc(var(--order-head, 0px) + ${vars.space[2]})`,
    },
  },
});
