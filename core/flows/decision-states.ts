import { requestFlow } from './request-setup.ts';
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

/** Nobody is charged a fee they have not seen: it stands there for a moment before it can be agreed to. */
export const askFee = requestFlow.createStateConfig({
  tags: ['feeAsked', 'occupied'],
  exit: 'acceptOffer',
  initial: 'showFee',
  on: { ...doing, submitted: {}, feeDeclined: '#request.form' },
  states: {
    showFee: { tags: 'unseen', after: { toBeSeen: 'confirmFee' } },
    confirmFee: {
      on: { feeAccepted: { target: '#request.sending.submit', actions: 'agreeToFee' } },
    },
  },
});
