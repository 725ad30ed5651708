import { contextOf } from './context.ts';
import {
  addRows,
  askFile,
  checkRows,
  createJob,
  mapColumns,
  matchColumns,
  readFile,
  repairRows,
} from './file-states.ts';
import {
  changeRows,
  changesFailed,
  confirmPlacing,
  fetchJob,
  judge,
  lookAtPlacing,
  lookAtPreprocessing,
  place,
  placed,
  placeOrders,
  placingFailed,
  preprocess,
  showResults,
  unavailable,
} from './job-states.ts';
import { bulkFlow } from './setup.ts';

/** The bulk flow (specification 2, sections 2 and 4), from a file to placed orders. */
export const bulkMachine = bulkFlow.createMachine({
  id: 'bulk',
  context: ({ input }) => contextOf(input),
  initial: 'begin',
  invoke: { id: 'loadRows', src: 'loadRows' },
  on: { rowMissed: { actions: 'askForRows' }, rowsArrived: { actions: 'takeRowsOfJob' } },
  states: {
    begin: {
      always: [
        { guard: 'hasJob', target: 'fetchJob' },
        { guard: 'hasKept', target: 'readFile', actions: 'takeKept' },
        { target: 'askFile' },
      ],
    },
    askFile,
    readFile,
    matchColumns,
    mapColumns,
    checkRows,
    repairRows,
    createJob,
    addRows,
    fetchJob,
    unavailable,
    judge,
    preprocess,
    lookAtPreprocessing,
    showResults,
    changeRows,
    changesFailed,
    confirmPlacing,
    placeOrders,
    placingFailed,
    place,
    lookAtPlacing,
    placed,
  },
});
