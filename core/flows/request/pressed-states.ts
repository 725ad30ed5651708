import { quoteOf } from '../answers.ts';
import { askedAbout } from './decision-states.ts';
import { requestFlow } from './setup.ts';

/** The button was pressed while the fee was being fetched again: the press counts if the fee stays the one they saw. */
export const quotePressed = requestFlow.createStateConfig({
  tags: 'pricing',
  invoke: {
    id: 'quotePressed',
    src: 'quoteFee',
    input: ({ context }) => context,
    onDone: { target: 'comparePressed', actions: { type: 'takeOffer', params: quoteOf } },
    onError: [
      { guard: 'mayBypass', target: 'quotePressed', actions: 'bypass', reenter: true },
      {
        target: '#request.form',
        actions: { type: 'say', params: { what: 'request.error.cannot-compute-price' } },
      },
    ],
  },
});

/** Compares the new fee with the one that was shown. */
export const comparePressed = requestFlow.createStateConfig({
  always: [
    { guard: 'isOfferToldHigh', target: '#request.form.confirmValue', actions: 'acceptOffer' },
    { guard: 'isOfferTold', target: 'beforeSubmit', actions: 'acceptOffer' },
    { guard: 'hasError', target: '#request.form.showError', actions: 'acceptOffer' },
    ...askedAbout,
  ],
});
