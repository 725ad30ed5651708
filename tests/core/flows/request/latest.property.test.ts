import fc from 'fast-check';
import { expect, test } from 'vitest';
import { originOf } from '#core';
import { law } from '../../../support/property.ts';
import { atPayment, type Flow, flowInHand, lost, place, quoteOf } from '../support.ts';

/** How often a place is asked for, and in which way: by its id, or by a pin. */
const asking = fc.array(fc.constantFrom('place', 'pin'), { minLength: 1, maxLength: 5 });
const late = fc.array(fc.nat(99), { maxLength: 4 });

const pinAt = (nth: number) => ({ latitude: 1.3 + nth / 10, longitude: 103.9 });
const placeAt = (nth: number) => ({ ...place, formatted_address: `${nth} Road`, ...pinAt(nth) });

/** Asks for one place after another; each answer names the place that was asked for. */
function askAll({ actor, asked }: Flow, ways: readonly string[]) {
  return ways.map((way, nth) => {
    if (way === 'place') actor.send({ type: 'placeChosen', placeId: `p-${nth}` });
    else actor.send({ type: 'pinMoved', position: pinAt(nth) });
    const question = asked.at(-1);
    expect(question?.input).toEqual(
      way === 'place' ? { placeId: `p-${nth}` } : { position: pinAt(nth) },
    );
    return () => settled(() => question?.answer.resolve(placeAt(nth) as never));
  });
}

/** Gives answers to earlier questions, none of which is waited for any more. */
async function answerLate(flow: Flow, answers: readonly (() => Promise<void>)[], picks: number[]) {
  const before = flow.actor.getSnapshot();
  for (const pick of picks) await answers[pick % answers.length]?.();
  expect(flow.actor.getSnapshot()).toBe(before);
}

test('law: of all places that were asked for where the outlet stands, the last one counts', () =>
  law(
    fc.asyncProperty(asking, late, async (ways, picks) => {
      const flow = flowInHand(null, lost);
      const answers = askAll(flow, ways);
      const last = answers.pop();
      await answerLate(flow, answers, picks);
      await last?.();
      const nth = answers.length;
      const said = { addressQuery: `${nth} Road`, ...pinAt(nth) };
      expect(flow.step()).toBe('originAddressDetails');
      expect(originOf(flow.context())).toMatchObject(said);
      await answerLate(flow, answers, picks);
    }),
    { runs: 60 },
  ));

test('law: of all places that were asked for as the destination, the last one counts', () =>
  law(
    fc.asyncProperty(asking, late, async (ways, picks) => {
      const flow = flowInHand();
      await flow.answer('fetchServiceHours', '0000:0000');
      const answers = askAll(flow, ways);
      const last = answers.pop();
      await answerLate(flow, answers, picks);
      await last?.();
      const nth = answers.length;
      const isPin = ways.at(-1) === 'pin';
      expect(flow.step()).toBe(isPin ? 'askDestination' : 'checkDestination');
      const there = { address: `${nth} Road`, ...pinAt(nth) };
      expect(flow.context().draft.destination).toMatchObject(there);
      await answerLate(flow, answers, picks);
    }),
    { runs: 60 },
  ));

test('law: of all fees that were asked for, the last one counts, and each was asked for what stood in the form then', () =>
  law(
    fc.asyncProperty(asking, late, async (ways, picks) => {
      const flow = await atPayment();
      const answers = ways.map((way, nth) => {
        const fields = { paymentMethod: `METHOD-${nth}` };
        if (way === 'pin') flow.actor.send({ type: 'repriced', fields });
        else flow.actor.send({ type: 'paymentMethodChosen', method: fields.paymentMethod });
        const question = flow.last('quoteFee');
        expect(question?.input).toMatchObject({ draft: { fields } });
        return () => settled(() => question?.answer.resolve(quoteOf(10 + nth) as never));
      });
      const last = answers.pop();
      await answerLate(flow, answers, picks);
      await last?.();
      expect(flow.context().quote?.fee).toBe(10 + answers.length);
      await answerLate(flow, answers, picks);
    }),
    { runs: 60 },
  ));

/** Lets everything that follows from an answer happen. */
async function settled(act: () => void): Promise<void> {
  act();
  await new Promise((resolve) => setImmediate(resolve));
}
