import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const suggestion = style({ display: 'grid', gap: vars.space.half });
export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });
