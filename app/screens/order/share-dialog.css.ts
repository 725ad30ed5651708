import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const ways = style({ display: 'grid', gap: vars.space[2] });
