import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  flex: 'none',
  maxInlineSize: '100%',
  paddingInline: vars.space[2],
  paddingBlock: '1px',
  borderRadius: vars.radius.full,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  lineHeight: '1.25rem',
  whiteSpace: 'nowrap',
});
export const dot = style({
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: '50%',
  background: 'currentColor',
});
export const tone = styleVariants({
  neutral: { background: vars.color.hover, color: vars.color.textMuted },
  accent: { background: vars.color.accentSoft, color: vars.color.accentText },
  positive: { background: vars.color.positiveSoft, color: vars.color.positive },
  warning: { background: vars.color.warningSoft, color: vars.color.warning },
  critical: { background: vars.color.criticalSoft, color: vars.color.critical },
  info: { background: vars.color.infoSoft, color: vars.color.info },
});
