import { hoursOf } from './answers.ts';
import { fetchOrder, orderMissing, tooLate } from './edit-states.ts';
import { requestFlow } from './request-setup.ts';

/** Where every visit begins: an order that is edited is fetched, and its rider is found whatever the hours are. */
const start = requestFlow.createStateConfig({
  always: [
    { guard: 'isEditing', target: '#request.address' },
    { guard: 'isToBeEdited', target: 'fetchOrder' },
    { guard: 'wasAtOriginDetails', target: '#request.origin.originAddressDetails' },
    { guard: 'lacksOrigin', target: '#request.origin' },
    { target: 'checkServiceHours' },
  ],
});

const checkServiceHours = requestFlow.createStateConfig({
  tags: ['opening', 'underWay'],
  invoke: {
    id: 'fetchServiceHours',
    src: 'fetchServiceHours',
    input: ({ context }) => context,
    onDone: [
      {
        guard: { type: 'isOpen', params: hoursOf },
        target: '#request.address',
        actions: { type: 'takeHours', params: hoursOf },
      },
      { target: 'serviceClosed', actions: { type: 'takeHours', params: hoursOf } },
    ],
    // A failed lookup is treated as open; the server still refuses an order outside the hours.
    onError: '#request.address',
  },
});

/** What has to be known before anything can be asked, and what ends a visit before it began. */
export const opening = requestFlow.createStateConfig({
  initial: 'start',
  states: {
    start,
    fetchOrder,
    orderMissing,
    tooLate,
    checkServiceHours,
    serviceClosed: { tags: 'closed', on: { hoursAskedAgain: 'checkServiceHours' } },
  },
});
