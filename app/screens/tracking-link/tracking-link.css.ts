import { style } from '@vanilla-extract/css';

export const card = style({ inlineSize: '100%', maxInlineSize: '36rem' });
