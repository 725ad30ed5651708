import { fetchOrder, orderMissing, tooLate } from './edit-states.ts';
import { requestFlow } from './setup.ts';

/** Where every visit begins. An order to edit is fetched; its edit does not depend on the service hours. */
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
    // Closed hours do not stop anybody from filling in the form, only from sending; a failed look-up counts as open.
    onDone: '#request.address',
    onError: '#request.address',
  },
});

/** What must be loaded before the form is shown, and what ends a visit before that. */
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
