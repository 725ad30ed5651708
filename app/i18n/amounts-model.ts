import { createEvent, restore } from 'effector';
import { type AmountStyle, usualAmounts } from './amounts.ts';

/** The composition's style of amounts became known or changed. */
export const amountStyleChosen = createEvent<AmountStyle>();

/** How amounts are written now. */
export const $amountStyle = restore(amountStyleChosen, usualAmounts);
