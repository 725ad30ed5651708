import { style } from '@vanilla-extract/css';
import { barBlock, reading, vars } from '#ui/theme';

/** As in the bar above the pages: from here on there is room for a panel beside the page. */
const wide = '(width >= 56.25em)';
const narrow = '(width < 56.25em)';
const hiddenOn = (media: string) => ({ '@media': { [media]: { display: 'none' } } });

export const onPhone = style({ selectors: { '&&': hiddenOn(wide) } });
export const onDesktop = style({ selectors: { '&&': hiddenOn(narrow) } });

/** As wide as it is high, and as dark as the sign beside it. */
const inBar = { inlineSize: vars.control.height, paddingInline: 0 } as const;
const inBarOn = (media: string) => ({ '&&': { color: vars.color.text, ...hiddenOn(media) } });
export const link = style({ ...inBar, selectors: inBarOn(wide) });
export const button = style({ ...inBar, selectors: inBarOn(narrow) });

export const panel = style({
  position: 'fixed',
  zIndex: vars.layer.popup,
  insetInlineEnd: vars.space[4],
  insetBlockStart: `calc(${barBlock} + ${vars.space[2]})`,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(24rem, 100vi - 2rem)',
  blockSize: 'min(38rem, 100dvb - 12rem)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.xl,
  color: vars.color.text,
  background: vars.color.raised,
  boxShadow: vars.shadow.high,
  overflow: 'hidden',
});

export const page = style({ display: 'flex', flexDirection: 'column', flex: 1 });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
});

/** Over the column of what it is the head of. */
export const pageHead = style([
  head,
  { inlineSize: '100%', maxInlineSize: reading, marginInline: 'auto' },
]);

export const title = style({ margin: 0, fontSize: vars.text.lg, outline: 'none' });
/** As large as that of every other page. */
export const pageTitle = style([title, { fontSize: vars.text.xl, letterSpacing: vars.closer }]);

export const frame = style({ flex: 1, inlineSize: '100%', border: 0, minBlockSize: '20rem' });

export const failure = style({ padding: vars.space[4] });
