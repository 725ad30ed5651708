import { failureOf } from './answers.ts';
import { answerOf, bulkFlow } from './bulk-setup.ts';

const changing = {
  rowTyped: { actions: 'changeRow' },
  rowRemoved: { actions: 'changeRow' },
  rowsConfirmed: { actions: 'changeRow' },
} as const;

export const fetchJob = bulkFlow.createStateConfig({
  invoke: {
    id: 'fetchJob',
    src: 'fetchJob',
    input: ({ context }) => context,
    onDone: { target: 'judge', actions: { type: 'takeJob', params: answerOf } },
    onError: { target: 'unavailable', actions: { type: 'takeProblem', params: failureOf } },
  },
});

export const unavailable = bulkFlow.createStateConfig({
  on: { triedAgain: 'fetchJob', fileWanted: { target: 'askFile', actions: 'startOver' } },
});

/** Where a job is, only the server says. */
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

/** Rows may be repaired while others are being looked at; the changes wait. */
export const preprocess = bulkFlow.createStateConfig({
  after: { betweenLooks: 'lookAtPreprocessing' },
  on: changing,
});

export const lookAtPreprocessing = bulkFlow.createStateConfig({
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
    // The server goes on, whether or not we can see it.
    onError: { target: 'preprocess', actions: { type: 'takeProblem', params: failureOf } },
  },
  on: changing,
});

/** What the server found in the rows: to be repaired, confirmed, removed, and at last placed. */
export const showResults = bulkFlow.createStateConfig({
  on: {
    rowTyped: { target: 'changeRows', actions: 'changeRow' },
    rowRemoved: { target: 'changeRows', actions: 'changeRow' },
    rowsConfirmed: { target: 'changeRows', actions: 'changeRow' },
    placeAsked: 'confirmPlacing',
    fileWanted: { target: 'askFile', actions: 'startOver' },
  },
});

export const changeRows = bulkFlow.createStateConfig({
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

/** What was typed stays on screen and is sent with the next try. */
export const changesFailed = bulkFlow.createStateConfig({
  on: {
    triedAgain: 'changeRows',
    rowTyped: { target: 'changeRows', actions: 'changeRow' },
    rowRemoved: { target: 'changeRows', actions: 'changeRow' },
    rowsConfirmed: { target: 'changeRows', actions: 'changeRow' },
    fileWanted: { target: 'askFile', actions: 'startOver' },
  },
});

export const confirmPlacing = bulkFlow.createStateConfig({
  on: { placeConfirmed: 'placeOrders', placeDeclined: 'showResults' },
});

export const placeOrders = bulkFlow.createStateConfig({
  invoke: {
    id: 'placeOrders',
    src: 'placeOrders',
    input: ({ context }) => context,
    onDone: { target: 'judge', actions: ['follow', { type: 'takeJob', params: answerOf }] },
    onError: [
      { guard: { type: 'isOutdated', params: failureOf }, target: 'fetchJob' },
      { target: 'showResults', actions: { type: 'takeProblem', params: failureOf } },
    ],
  },
});

export const place = bulkFlow.createStateConfig({ after: { betweenLooks: 'lookAtPlacing' } });

export const lookAtPlacing = bulkFlow.createStateConfig({
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

export const placed = bulkFlow.createStateConfig({
  on: { fileWanted: { target: 'askFile', actions: 'startOver' } },
});
