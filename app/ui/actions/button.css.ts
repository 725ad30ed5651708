import { style, styleVariants } from '@vanilla-extract/css';
import { hover, underFinger } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const ready = '&:not(:disabled):not([aria-disabled="true"])';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.height,
  paddingInline: vars.space[4],
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.tight,
  textAlign: 'center',
  userSelect: 'none',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.motion.fast,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&:disabled, &[aria-disabled="true"]:not([aria-busy])': { opacity: 0.5 },
  },
  // Buttons are of no use on paper.
  '@media': { print: { display: 'none' } },
});

const onHover = (style: Record<string, string>) => ({
  '@media': { [hover]: { selectors: { [`${ready}:hover`]: style } } },
  selectors: { [`${ready}:active`]: style },
});

export const iconOnly = style({
  inlineSize: vars.control.height,
  flex: 'none',
  paddingInline: 0,
  fontSize: '1rem',
});

export const variant = styleVariants({
  primary: [
    // Told from others where the person chose the colours, too.
    { '@media': { '(forced-colors: active)': { borderWidth: '3px' } } },
    {
      background: vars.color.accent,
      color: vars.color.onAccent,
      ...onHover({ background: vars.color.accentHover }),
    },
  ],
  secondary: {
    background: vars.color.raised,
    borderColor: vars.color.borderControl,
    boxShadow: vars.shadow.low,
    ...onHover({ background: vars.color.hover }),
  },
  // Words look like a link, and none of it has an edge, not even where the person chose the colours.
  quiet: [
    { border: 0 },
    onHover({ background: vars.color.hover }),
    { selectors: { [`&:where(:not(${iconOnly}))`]: { color: vars.color.accentText } } },
  ],
  danger: {
    background: vars.color.danger,
    color: vars.color.onDanger,
    ...onHover({ background: vars.color.dangerHover }),
  },
});

/** At the start of a column of text: its own text lines up with the others there. */
export const flush = style({ marginInlineStart: `calc(-1 * ${vars.space[4]})` });

export const wide = style({ inlineSize: '100%' });

export const link = style({
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.sm,
  '@media': { [hover]: { ':hover': { textDecorationColor: 'currentColor' } } },
});
/** On touch screens the target is larger than what is seen of it. */
export const aloneLink = style({
  position: 'relative',
  '@media': {
    [underFinger]: {
      '::after': {
        content: '',
        position: 'absolute',
        insetInline: `calc(-1 * ${vars.space[2]})`,
        insetBlock: 'calc((100% - 44px) / 2)',
      },
    },
  },
});
export const plainLink = style({ textDecorationColor: 'transparent' });
