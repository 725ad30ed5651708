import type { EventCallable, Store } from 'effector';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import {
  $publicPhoto,
  $receipt,
  $recipients,
  publicPhotoAsked,
  receiptOpened,
  recipientsAsked,
} from '#core';
import { loadRemembersFx } from '#core/ports';
import type { EndpointId } from '#schemas';
import { createEngine } from '../../support/engine.ts';
import { law } from '../../support/property.ts';

const byToken = (token: string) => ({ token });
const tokenOf = (input: { params: unknown }) => (input.params as { token: string }).token;

/** One thing at a time is on screen, and the person may go on to another before it has come. */
const subjects = {
  listRecipients: subject(
    recipientsAsked,
    (id) => id,
    $recipients,
    ({ params }) => ({ recipients: [(params as { vendorId: string }).vendorId] }),
    (recipients) => recipients?.at(0),
  ),
  fetchPublicPhoto: subject(
    publicPhotoAsked,
    byToken,
    $publicPhoto,
    (input) => ({ content: tokenOf(input) }),
    (photo) => photo?.content,
  ),
  readReceipt: subject(receiptOpened, byToken, $receipt, tokenOf, (view) =>
    view.state === 'shown' ? view.receipt : null,
  ),
};

describe.each(Object.entries(subjects))('%s', (endpoint, run) => {
  test('in whatever order answers come, what is shown is the answer to what was asked last', async () => {
    await law(
      fc.asyncProperty(askedAndAnswered(), ({ ids, order }) =>
        run(endpoint as EndpointId, ids, order),
      ),
      { runs: 60 },
    );
  });
});

/** Different things that are asked for one after another, and the order in which the answers come. */
function askedAndAnswered() {
  const all = ['a', 'b', 'c', 'd'];
  return fc.integer({ min: 1, max: all.length }).chain((count) =>
    fc.record({
      ids: fc.constant(all.slice(0, count)),
      order: fc.shuffledSubarray(all.slice(0, count), { minLength: count }),
    }),
  );
}

type Input = { params: unknown; query: unknown; body: unknown };

function subject<Asked, State>(
  asked: EventCallable<Asked>,
  question: (id: string) => NoInfer<Asked>,
  $shown: Store<State>,
  answer: (input: Input) => unknown,
  idOf: (shown: NoInfer<State>) => unknown,
) {
  return async (endpoint: EndpointId, ids: readonly string[], order: readonly string[]) => {
    const pending = new Map<string, () => void>();
    const engine = createEngine({
      answers: {
        [endpoint]: (input: Input) =>
          new Promise((resolve) => {
            const [id = ''] = Object.values(input.params as Record<string, string>);
            pending.set(id, () => resolve(answer(input)));
          }),
      },
      ports: [[loadRemembersFx, () => true]],
    });
    for (const id of ids) await engine.send(asked as EventCallable<unknown>, question(id));
    for (const id of order) pending.get(id)?.();
    await engine.pass(0);
    const shown = idOf(engine.see($shown));
    if (shown !== ids.at(-1))
      throw new Error(`${ids.at(-1)} was asked last, and ${shown} is shown`);
  };
}
