import { hoursOf, limitOf } from './answers.ts';
import {
  askDestination,
  checkDestination,
  computeFee,
  fetchPlace,
  reverseGeocode,
} from './destination-states.ts';
import {
  beforeSubmit,
  confirmNewFee,
  fetchOrder,
  orderMissing,
  refetchOrder,
  start,
  tooLate,
} from './edit-states.ts';
import {
  backToForm,
  comparePressed,
  fillOrderDetails,
  fillPaymentDetails,
  quotePaymentMethod,
  quotePressed,
  showError,
} from './form-states.ts';
import {
  askOriginAddress,
  fetchOriginPlace,
  originAddressDetails,
  reverseOrigin,
  saveOriginAddress,
} from './origin-states.ts';
import { payOnline } from './pay-states.ts';
import { contextOf } from './request-context.ts';
import { requestFlow } from './request-setup.ts';
import {
  compareFee,
  confirmFee,
  confirmValue,
  requote,
  submit,
  succeeded,
  waitBeforeRequote,
} from './submit-states.ts';

/**
 * The request flow (specification 2, sections 2 and 4), from where the outlet stands to a placed order.
 */
export const requestMachine = requestFlow.createMachine({
  id: 'request',
  context: ({ input }) => contextOf(input),
  invoke: {
    id: 'fetchItemValueLimit',
    src: 'fetchItemValueLimit',
    onDone: { actions: { type: 'takeLimit', params: limitOf } },
    // Without a limit no amount is high.
    onError: { actions: { type: 'takeLimit', params: { limit: -1 } } },
  },
  initial: 'start',
  states: {
    start,
    fetchOrder,
    orderMissing,
    tooLate,
    askOriginAddress,
    fetchOriginPlace,
    reverseOrigin,
    originAddressDetails,
    saveOriginAddress,
    checkServiceHours: {
      invoke: {
        id: 'fetchServiceHours',
        src: 'fetchServiceHours',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isOpen', params: hoursOf },
            target: 'resume',
            actions: { type: 'takeHours', params: hoursOf },
          },
          { target: 'serviceClosed', actions: { type: 'takeHours', params: hoursOf } },
        ],
        // A failed lookup is treated as open; the server still refuses an order outside the hours.
        onError: 'resume',
      },
    },
    serviceClosed: { on: { hoursAskedAgain: 'checkServiceHours' } },
    /** Area and fee may have changed since a draft was kept, so both are asked for again. */
    resume: {
      always: [
        { guard: 'wasBeyondDestination', target: 'checkDestination' },
        { target: 'askDestination' },
      ],
    },
    askDestination,
    fetchPlace,
    reverseGeocode,
    checkDestination,
    computeFee,
    fillOrderDetails,
    fillPaymentDetails,
    quotePaymentMethod,
    quotePressed,
    comparePressed,
    showError,
    backToForm,
    confirmValue,
    beforeSubmit,
    confirmNewFee,
    submit,
    payOnline,
    waitBeforeRequote,
    requote,
    compareFee,
    confirmFee,
    refetchOrder,
    succeeded,
  },
});
