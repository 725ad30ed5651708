import { requestFlow } from './setup.ts';
import { reopening } from './shared-events.ts';

/** Whatever else is done with the form takes the question back; the button asks it again. */
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

/** What another fee than the one that was seen leads to: who pays online presses again (error.fee.changed), everyone else is asked. */
export const askedAbout = [
  {
    guard: 'paysOnline',
    target: '#request.form',
    actions: ['acceptOffer', { type: 'say', params: { what: 'error.fee.changed' } }],
  },
  { target: '#request.form.askFee' },
] as const;

/** Nobody is charged a fee they have not seen: it stands there for a moment before it can be agreed to. */
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
