import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { $notices } from '#core';
import { placeJobFx } from '../../../../core/flows/bulk/calls.ts';
import { createEngine, refused, unreachable } from '../../../support/engine.ts';

const input = { params: { jobId: 'job-1' }, body: {} };

test.each([
  ['nothing was sent', { ...unreachable, sent: false }, 'place.offline'],
  ['nobody answered', unreachable, 'place.unknown-outcome'],
  ['it was refused', refused(409, 'JobNotReady'), 'place.none'],
])('a placing that fails says what became of the orders where %s', async (_, problem, key) => {
  const engine = createEngine({ answers: { placeBulkJob: problem } });
  void allSettled(placeJobFx, { scope: engine.scope, params: input });
  await expect
    .poll(() => engine.see($notices))
    .toMatchObject([{ key: `bulk-order-upload.${key}`, type: 'error' }]);
});
