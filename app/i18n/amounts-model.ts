import { createEvent, restore } from 'effector';
import { type AmountStyle, usualAmounts } from './amounts.ts';

/** What the product's features say about amounts has become known, or has changed. */
export const amountStyleChosen = createEvent<AmountStyle>();

/** How amounts are written now. */
export const $amountStyle = restore(amountStyleChosen, usualAmounts);
