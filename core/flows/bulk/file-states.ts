import { failureOf } from '../answers.ts';
import { answerOf, bulkFlow, rowsOf } from './setup.ts';

const otherFile = {
  fileChosen: [
    {
      guard: 'isTooLarge',
      target: 'askFile',
      actions: { type: 'refuse', params: { fault: 'too-large' } },
    },
    { target: 'readFile', actions: 'takeFile' },
  ],
} as const;

/** A file is asked for; the person may also go back to the one in hand. */
export const askFile = bulkFlow.createStateConfig({
  tags: 'file',
  on: {
    ...otherFile,
    keptWanted: { guard: 'hasKept', target: 'readFile', actions: 'takeKept' },
  },
});

/** The file is read by a worker, which tells how far it is. */
export const readFile = bulkFlow.createStateConfig({
  tags: ['reading', 'occupied'],
  invoke: { id: 'readFile', src: 'readFile', input: ({ context }) => context },
  on: {
    progressed: { actions: 'takeProgress' },
    fileRead: { target: 'matchColumns', actions: 'takeSheet' },
    fileRefused: {
      target: 'askFile',
      actions: { type: 'refuse', params: ({ event }) => ({ fault: event.fault }) },
    },
    // The person chose a file while that of an earlier visit was being read.
    fileChosen: { target: 'readFile', reenter: true, actions: 'takeFile' },
    cancelled: { target: 'askFile', actions: 'startOver' },
  },
});

/** Skips the question about columns when the headers of the file are known. */
export const matchColumns = bulkFlow.createStateConfig({
  always: [{ guard: 'hasColumns', target: 'checkRows' }, { target: 'mapColumns' }],
});

/** The columns of the file are matched with those of an order. */
export const mapColumns = bulkFlow.createStateConfig({
  tags: ['columns', 'occupied'],
  on: {
    columnChosen: { actions: 'takeColumn' },
    layoutChosen: { target: 'readFile', actions: ['takeLayout', 'storeFile'] },
    columnsSettled: { guard: 'hasColumns', target: 'checkRows', actions: 'rememberColumns' },
    fileWanted: { target: 'askFile', actions: 'startOver' },
  },
});

/** A worker checks the rows by the market's rules. */
export const checkRows = bulkFlow.createStateConfig({
  tags: ['reading', 'occupied'],
  invoke: {
    id: 'checkRows',
    src: 'checkRows',
    input: ({ context }) => context,
    onDone: [
      {
        guard: { type: 'hasNothing', params: rowsOf },
        target: 'askFile',
        actions: { type: 'refuse', params: { fault: 'empty' } },
      },
      { guard: 'isKept', target: 'repairRows', actions: { type: 'takeRows', params: rowsOf } },
      {
        target: 'repairRows',
        actions: [{ type: 'takeRows', params: rowsOf }, 'keepFile', 'storeFile'],
      },
    ],
    onError: { target: 'askFile', actions: { type: 'refuse', params: { fault: 'damaged' } } },
  },
  on: { cancelled: { target: 'askFile', actions: 'startOver' } },
});

/** The rows of the file on screen, before the server knows of them. */
export const repairRows = bulkFlow.createStateConfig({
  tags: ['repair', 'occupied'],
  on: {
    cellTyped: { actions: ['noteCell', 'storeRow'] },
    rowTyped: { actions: ['noteCell', 'storeRow', 'retypeRow'] },
    phonesRead: { actions: ['readPhones', 'storeRows'] },
    rowRemoved: { actions: ['noteRemoval', 'storeRow', 'dropRow'] },
    columnsReopened: 'mapColumns',
    uploaded: { guard: 'hasRows', target: 'createJob' },
    fileWanted: { target: 'askFile', actions: 'startOver' },
  },
});

const uploaded = [
  {
    guard: { type: 'isUploading', params: answerOf },
    target: 'addRows',
    reenter: true,
    actions: { type: 'takeUpload', params: answerOf },
  },
  {
    target: 'judge',
    actions: ['forgetKept', 'storeFile', { type: 'takeJob', params: answerOf }],
  },
] as const;
const notUploaded = {
  target: 'repairRows',
  actions: ['dropUpload', { type: 'takeProblem', params: failureOf }],
} as const;

/** Creates the job with the first rows; a lost call is repeated under the same key. */
export const createJob = bulkFlow.createStateConfig({
  tags: ['repair', 'busy', 'occupied'],
  invoke: {
    id: 'createJob',
    src: 'createJob',
    input: ({ context }) => context,
    onDone: uploaded,
    onError: notUploaded,
  },
});

/** Uploads further parts of a large file; a retry goes on after those that have arrived. */
export const addRows = bulkFlow.createStateConfig({
  tags: ['repair', 'busy', 'occupied'],
  invoke: {
    id: 'addRows',
    src: 'addRows',
    input: ({ context }) => context,
    onDone: uploaded,
    onError: notUploaded,
  },
});
