import { globalStyle } from '@vanilla-extract/css';
import { reducedMotion } from './media.ts';
import { edgeTaken } from './room.ts';
import { vars } from './vars.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });

globalStyle('html', {
  colorScheme: 'light dark',
  textSizeAdjust: '100%',
  /* What gets the focus is not hidden by the bars above and below the page, nor is its ring by the edge. */
  scrollPaddingBlock: `72px calc(8px + ${edgeTaken})`,
});

/* Letters that are joined, or as wide as they are high, are not drawn together. */
globalStyle('html:is(:lang(ar), :lang(lo), :lang(zh))', { vars: { [vars.closer]: '0em' } });
/* Lao stacks vowels and tones above and below its letters. */
globalStyle('html:lang(lo)', { vars: { [vars.line.tight]: '1.5' } });

globalStyle('[data-scheme="light"]', { colorScheme: 'light' });
globalStyle('[data-scheme="dark"]', { colorScheme: 'dark' });

globalStyle('body', {
  minBlockSize: '100dvb',
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.md,
  lineHeight: vars.line.normal,
  WebkitFontSmoothing: 'antialiased',
  /* Keeps the spaces of the font where the system would round them to whole pixels. */
  textRendering: 'geometricPrecision',
  overflowWrap: 'break-word',
  /* The last line of a text is not one word alone. */
  textWrap: 'pretty',
});

/* Until our fonts may be fetched: these letters are as wide as those that take their place, so that nothing moves. */
globalStyle('[data-waits~="letters"] body', {
  fontFamily: "'Inter Fallback', system-ui, sans-serif",
});

globalStyle('h1, h2, h3, h4', {
  fontSize: 'inherit',
  fontWeight: vars.weight.strong,
  lineHeight: vars.line.tight,
  textWrap: 'balance',
});

globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  textRendering: 'inherit',
});
globalStyle('option', { background: vars.color.raised, color: vars.color.text });
globalStyle('button', {
  background: 'none',
  border: 0,
  cursor: 'pointer',
  touchAction: 'manipulation',
});
/* Where people chose the colours, what floats has no ground of its own: this line takes one there. */
globalStyle('[data-over-map], [data-notice]', { outline: '1px solid transparent' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('img, svg, canvas', { display: 'block', maxInlineSize: '100%' });
globalStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('[hidden]', { display: 'none !important' });

globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.accentLine}`,
  outlineOffset: '2px',
});
/**
 * English words in a page that is read from the right: each paragraph runs as its own letters do, or its full stop would stand before it,
 * while lines begin where the page does.
 */
const foreignWords = ':root[dir="rtl"]:lang(en)';
globalStyle(foreignWords, { textAlign: 'right' });
globalStyle(`${foreignWords} :not(th, td, input, textarea, select, option)`, {
  unicodeBidi: 'plaintext',
});

/** A region that only receives focus from the program shows no ring. */
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });

globalStyle('*, *::before, *::after, ::backdrop', {
  '@media': {
    [reducedMotion]: {
      // However short it is, one would show where it begins until the next picture.
      animation: 'none !important',
    },
  },
});

// Nobody presses paper, so no button is printed.
globalStyle('button', { '@media': { print: { display: 'none !important' } } });
// Paper is white, whatever scheme was chosen.
globalStyle('html, body', {
  '@media': { print: { colorScheme: 'light !important', background: '#fff' } },
});
