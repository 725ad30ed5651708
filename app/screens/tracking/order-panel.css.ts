import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { barBlock, mapProperties, phone, twoColumns, vars } from '#ui/theme';
import { wholeHeadProperty } from './tracking.css.ts';

/** Paper has no sheet over a map. */
const onPhone = `screen and ${phone}`;
/** How far the sheet lies over the map. */
const sheetOver = '16px';

/** What is free above and below the map: it ends where the window does. */
const aroundMap = createVar();
/** A line of news and its gap. */
const newsBlock = '66px';
const toTheEnd = (news = '0px') =>
  `max(20rem, calc(100dvh - ${barBlock} - var(${wholeHeadProperty}, 232px) - ${news} - ${aroundMap}))`;

/** On a phone a map with a sheet over it; elsewhere a pane. What sticks out of the window below is the sheet's, too. */
export const order = style({
  display: 'grid',
  gap: vars.space[5],
  padding: vars.space[4],
  maxInlineSize: '80rem',
  marginInline: 'auto',
  vars: { [aroundMap]: '52px' },
  // The head has its padding itself.
  '@media': { [twoColumns]: { padding: vars.space[6], vars: { [aroundMap]: '32px' } } },
});

/** Where the map of an order stands; on a phone its controls are few while it is small. */
export const mapPlace = style({
  '@media': {
    [onPhone]: {
      order: 1,
      position: 'relative',
      flex: 'none',
      blockSize: 'min(320px, 44dvh)',
      transition: `block-size ${vars.motion.normal} ${vars.motion.ease}`,
      vars: { [mapProperties.zoom]: 'none', [mapProperties.covered]: sheetOver },
      selectors: {
        '&:has([aria-expanded=true])': {
          blockSize: 'calc(100dvh - 11rem)',
          vars: { [mapProperties.zoom]: 'grid' },
        },
        '&[data-pulled]': {
          minBlockSize: '160px',
          maxBlockSize: 'calc(100dvh - 8rem)',
          transition: 'none',
        },
      },
    },
  },
});
const hasMap = `:has(${mapPlace})`;

globalStyle(`${order}${hasMap}`, {
  '@media': {
    [onPhone]: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: 0,
      padding: 0,
      minBlockSize: '100dvh',
    },
  },
});
/** Who pulls the sheet wants no other page, and not this one again. */
globalStyle(`:root${hasMap}`, { '@media': { [onPhone]: { overscrollBehaviorBlock: 'contain' } } });

/** Its parts lie over the map and over the shadow of the first of them. */
const sheet = { zIndex: 1, background: vars.color.surface, paddingInline: vars.space[4] } as const;

/** Before the first line, or on the map. */
export const back = style({
  gridArea: 'back',
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  marginInlineEnd: vars.space[2],
  '@media': { [twoColumns]: { display: 'none' } },
});
globalStyle(`${order}${hasMap} ${back}`, {
  '@media': {
    [onPhone]: {
      position: 'absolute',
      insetBlockStart: vars.space[2],
      insetInlineStart: vars.space[2],
      margin: 0,
      borderRadius: vars.radius.full,
      background: vars.color.raised,
      boxShadow: vars.shadow.middle,
    },
  },
});

/** From edge to edge, so that it covers what scrolls under it; as high where it sticks as where it does not. */
export const orderHead = style({
  '@media': {
    [twoColumns]: {
      margin: '-24px -24px -12px',
      padding: '24px 24px 12px',
      background: vars.color.surface,
      selectors: {
        '&[data-sticks]': { position: 'sticky', insetBlockStart: 0, zIndex: 2 },
      },
    },
    [onPhone]: {
      selectors: {
        [`${order}${hasMap} > &`]: {
          ...sheet,
          order: 2,
          marginBlockStart: `calc(-1 * ${sheetOver})`,
          paddingBlock: `${vars.space[6]} ${vars.space[4]}`,
          borderStartStartRadius: vars.radius.xl,
          borderStartEndRadius: vars.radius.xl,
          boxShadow: vars.shadow.middle,
        },
      },
    },
  },
});

/** What is to be said of an order as it stands, if anything is. */
export const notes = style({
  display: 'grid',
  gap: vars.space[2],
  // Nothing yet, but a place to say it from.
  selectors: { '&:not(:has(> * > *))': { position: 'absolute', padding: 0 } },
  '@media': {
    [onPhone]: { ...sheet, position: 'relative', order: 2, paddingBlockEnd: vars.space[4] },
  },
});

export const orderBody = style({
  '@media': { [onPhone]: { selectors: { '&&': { display: 'contents' } } } },
});

export const facts = style({
  minInlineSize: 0,
  '@media': {
    [onPhone]: {
      ...sheet,
      order: 3,
      flex: 1,
      position: 'relative',
      paddingBlockEnd: vars.space[6],
    },
  },
});

/** Here it takes the height that is left, and on a phone that of its place. */
const map = `${mapPlace} > [data-still]`;
globalStyle(map, {
  '@container': { '(width >= 46rem)': { blockSize: toTheEnd() } },
  '@media': { [onPhone]: { blockSize: '100%', border: 'none', borderRadius: 0 } },
});
// Nothing stands below it that a map would push down when a rider is found.
globalStyle(`${map}[data-still=true]`, {
  '@container': { '(width >= 46rem)': { blockSize: '320px' } },
});
// It ends in the window below a line of news, too.
globalStyle(`${notes}:has(> * > *) ~ * ${map}:not([data-still=true])`, {
  '@container': { '(width >= 46rem)': { blockSize: toTheEnd(newsBlock) } },
});
