import { failureOf } from '../answers.ts';
import { answerOf, bulkFlow } from './setup.ts';

const changing = {
  rowTyped: { actions: 'changeRow' },
  rowRemoved: { actions: 'changeRow' },
  rowsConfirmed: { actions: 'changeRow' },
} as const;

const changed = {
  rowTyped: { target: 'changeRows', actions: 'changeRow' },
  rowRemoved: { target: 'changeRows', actions: 'changeRow' },
  rowsConfirmed: { target: 'changeRows', actions: 'changeRow' },
  fileWanted: { target: 'askFile', actions: 'startOver' },
} as const;

/** The job is fetched, such as after a reload. */
export const fetchJob = bulkFlow.createStateConfig({
  tags: 'loading',
  invoke: {
    id: 'fetchJob',
    src: 'fetchJob',
    input: ({ context }) => context,
    onDone: { target: 'judge', actions: { type: 'takeJob', params: answerOf } },
    onError: { target: 'unavailable', actions: { type: 'takeProblem', params: failureOf } },
  },
});

/** The job could not be fetched; the person can try again. */
export const unavailable = bulkFlow.createStateConfig({
  tags: 'unavailable',
  on: { triedAgain: 'fetchJob', fileWanted: { target: 'askFile', actions: 'startOver' } },
});

/** Goes on by the job's phase, as the server says it. */
export const judge = bulkFlow.createStateConfig({
  always: [
    { guard: 'isAbandoned', target: 'unavailable' },
    { guard: 'isPreprocessing', target: 'preprocess' },
    { guard: 'isPlacing', target: 'place', actions: ['forgetChanges', 'follow'] },
    { guard: 'isDone', target: 'placed', actions: 'forgetChanges' },
    { guard: 'hasChanges', target: 'changeRows' },
    { target: 'showResults' },
  ],
});

/** The server prices the rows. Rows may be repaired meanwhile; the changes wait. */
export const preprocess = bulkFlow.createStateConfig({
  tags: ['results', 'busy', 'occupied'],
  after: { betweenLooks: 'lookAtPreprocessing' },
  on: changing,
});

/** One look at how far pricing the rows is. */
export const lookAtPreprocessing = bulkFlow.createStateConfig({
  tags: ['results', 'busy', 'occupied'],
  invoke: {
    id: 'lookAtPreprocessing',
    src: 'followJob',
    input: ({ context }) => context,
    onDone: [
      {
        guard: { type: 'isAtTheSame', params: answerOf },
        target: 'preprocess',
        actions: { type: 'takeJob', params: answerOf },
      },
      { target: 'judge', actions: { type: 'takeJob', params: answerOf } },
    ],
    // The server goes on even when we cannot ask it.
    onError: { target: 'preprocess', actions: { type: 'takeProblem', params: failureOf } },
  },
  on: changing,
});

/** What the server found in the rows. The person repairs, confirms or removes them, then places the rest. */
export const showResults = bulkFlow.createStateConfig({
  tags: ['results', 'occupied'],
  on: { placeAsked: 'confirmPlacing', ...changed },
});

/** Changes and removals of rows are sent. */
export const changeRows = bulkFlow.createStateConfig({
  tags: ['results', 'busy', 'occupied'],
  entry: 'send',
  invoke: {
    id: 'changeRows',
    src: 'changeRows',
    input: ({ context }) => context,
    onDone: { target: 'judge', actions: { type: 'takeJob', params: answerOf } },
    onError: [
      { guard: { type: 'isBusy', params: failureOf }, target: 'preprocess', actions: 'unsend' },
      { guard: { type: 'isOutdated', params: failureOf }, target: 'fetchJob' },
      {
        target: 'changesFailed',
        actions: ['unsend', { type: 'takeProblem', params: failureOf }],
      },
    ],
  },
  on: changing,
});

/** Changes could not be sent: they stay on screen and go with the next try. */
export const changesFailed = bulkFlow.createStateConfig({
  tags: ['results', 'unsaved', 'occupied'],
  on: { triedAgain: 'changeRows', ...changed },
});

/** The person confirms how many orders are placed, and their price. */
export const confirmPlacing = bulkFlow.createStateConfig({
  tags: ['results', 'confirming', 'occupied'],
  on: { placeConfirmed: 'placeOrders', placeDeclined: 'showResults' },
});

/** The server is told to place the rows. */
export const placeOrders = bulkFlow.createStateConfig({
  tags: ['results', 'busy', 'occupied'],
  invoke: {
    id: 'placeOrders',
    src: 'placeOrders',
    input: ({ context }) => context,
    onDone: { target: 'judge', actions: ['follow', { type: 'takeJob', params: answerOf }] },
    onError: [
      { guard: { type: 'isOutdated', params: failureOf }, target: 'fetchJob' },
      { target: 'placingFailed', actions: { type: 'takeProblem', params: failureOf } },
    ],
  },
});

/** The server took no order, or its answer was lost. Asking again places none twice. */
export const placingFailed = bulkFlow.createStateConfig({
  tags: ['results', 'unplaced', 'occupied'],
  on: { placeAsked: 'confirmPlacing', ...changed },
});

/** Waits between two looks at the placing. */
export const place = bulkFlow.createStateConfig({
  tags: 'placing',
  after: { betweenLooks: 'lookAtPlacing' },
});

/** One look at how many rows are placed. */
export const lookAtPlacing = bulkFlow.createStateConfig({
  tags: 'placing',
  invoke: {
    id: 'lookAtPlacing',
    src: 'followJob',
    input: ({ context }) => context,
    onDone: [
      {
        guard: { type: 'isAtTheSame', params: answerOf },
        target: 'place',
        actions: { type: 'takeJob', params: answerOf },
      },
      { target: 'judge', actions: { type: 'takeJob', params: answerOf } },
    ],
    onError: { target: 'place', actions: { type: 'takeProblem', params: failureOf } },
  },
});

/** Every row is placed or has failed; the next file can begin. */
export const placed = bulkFlow.createStateConfig({
  tags: 'placed',
  on: { fileWanted: { target: 'askFile', actions: 'startOver' } },
});
