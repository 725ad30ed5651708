import { fetchOrder, orderMissing, tooLate } from './edit-states.ts';
import { requestFlow } from './setup.ts';

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
    // Closed hours stop who presses the button, and nobody who fills in the form; a failed lookup is treated as open.
    onDone: '#request.address',
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
  },
});
