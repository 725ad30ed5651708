import { operatorCalls } from '#schemas/operator';
import { listGivenUp, tryAgain } from '../../errands/repository.ts';
import { changing, reading } from '../use-case.ts';
import { missing } from './find.ts';

const list = reading(operatorCalls.listErrands, 'errands list', async (db, { input }) => ({
  errands: (await listGivenUp(db, input.query)).map(({ id, kind, since, reason, is_forgotten }) => {
    return { errand_id: id, kind, since, reason, is_forgotten };
  }),
}));

const retry = changing(operatorCalls.retryErrand, 'errands retry', async (tx, { input, now }) => {
  const { errandId: id } = input.params;
  const count = await tryAgain(tx, now, { ids: [id] });
  if (count === 0) throw missing(`errand ${id} that can be tried again`, 'params.errandId');
  return { result: { tried_again: count }, entry: { target: `errand ${id}` } };
});

const retryAll = changing(
  operatorCalls.retryErrands,
  'errands retry-all',
  async (tx, { input, now }) => {
    const { kind } = input.body;
    const count = await tryAgain(tx, now, kind === undefined ? {} : { kind });
    const target = kind === undefined ? 'errands' : `errands ${kind}`;
    return { result: { tried_again: count }, entry: { target, after: { tried_again: count } } };
  },
);

/** Use cases of errands that were given up. */
export const errandCases = [list, retry, retryAll];
