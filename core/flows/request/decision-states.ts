import { requestFlow } from './setup.ts';
import { reopening } from './shared-events.ts';

/** Anything else that is done with the form withdraws the question; the button asks it again. */
const doing = {
  ...reopening,
  fieldsChanged: { guard: 'isFieldNew', target: '#request.form', actions: 'takeFields' },
  foundAddressTaken: { target: '#request.form', actions: 'takeFoundAddress' },
  detailsSubmitted: { target: '#request.form.fillPaymentDetails', actions: 'forgetError' },
  wentBack: { target: '#request.form.fillOrderDetails', actions: 'forgetError' },
} as const;

/** An amount above the market's limit is sent only once it was confirmed. */
export const confirmValue = requestFlow.createStateConfig({
  tags: ['amountAsked', 'occupied'],
  on: {
    ...doing,
    valueConfirmed: { target: '#request.sending', actions: 'confirmValue' },
    valueDeclined: { target: 'fillOrderDetails', actions: 'pointAtAmount' },
  },
});

/** Where a changed fee leads: somebody who pays online must press again (error.fee.changed), everyone else is asked. */
export const askedAbout = [
  {
    guard: 'paysOnline',
    target: '#request.form',
    actions: ['acceptOffer', { type: 'say', params: { what: 'error.fee.changed' } }],
  },
  { target: '#request.form.askFee' },
] as const;

/** Asks about a changed fee. It is shown for a moment before it can be accepted, so that nobody accepts it unseen. */
export const askFee = requestFlow.createStateConfig({
  tags: ['feeAsked', 'occupied'],
  exit: 'acceptOffer',
  initial: 'showFee',
  on: { ...doing, submitted: {}, feeDeclined: '#request.form' },
  states: {
    showFee: { tags: 'unseen', after: { toBeSeen: 'confirmFee' } },
    confirmFee: {
      on: {
        feeAccepted: [
          { guard: 'isValueHigh', target: '#request.form.confirmValue', actions: 'agreeToFee' },
          { target: '#request.sending.submit', actions: 'agreeToFee' },
        ],
      },
    },
  },
});
