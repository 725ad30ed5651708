import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RequestDraft } from '#schemas';
import type { RequestEvent } from '../../../../core/flows/request/events.ts';
import { law } from '../../../support/property.ts';
import {
  draftAt,
  emptyFields,
  type Flow,
  flowInHand,
  order,
  place,
  quoteOf,
  refused,
  type Source,
} from '../support.ts';

/** What happens next: the person does something, what was asked last is answered, or a second passes. */
type Happening = 'second' | { readonly event: RequestEvent } | { readonly answer: number };

const position = { latitude: 1.3, longitude: 103.9 };
const wrongName = {
  field: 'destinationName',
  key: 'validation.fill-customer-name',
  rule: 'customer-name' as const,
};
/** What leads on to an order; a walk leans this way, or it would rarely get there. */
const forward: readonly RequestEvent[] = [
  { type: 'placeChosen', placeId: 'p-1' },
  { type: 'detailsSubmitted', violations: [] },
  { type: 'submitted', violations: [], extras: {} },
  { type: 'valueConfirmed' },
  { type: 'feeAccepted' },
];
const events: readonly RequestEvent[] = [
  ...Array(5).fill(forward).flat(),
  { type: 'addressTyped', text: '10 Bayfront' },
  { type: 'addressTyped', text: '1.3, 103.9' },
  { type: 'pinMoved', position },
  { type: 'destinationConfirmed' },
  { type: 'destinationReopened' },
  { type: 'fieldsChanged', fields: { destinationName: 'Mei' } },
  { type: 'fieldsChanged', fields: { orderAmount: '500', pickupCode: 'A1' } },
  { type: 'detailsSubmitted', violations: [wrongName] },
  { type: 'paymentMethodChosen', method: 'CASH_ON_DELIVERY' },
  { type: 'repriced', fields: { extra: 'x' } },
  { type: 'wentBack' },
  { type: 'submitted', violations: [wrongName], extras: {} },
  { type: 'valueDeclined' },
  { type: 'feeDeclined' },
  { type: 'startedOver', fields: emptyFields },
];

const hours = { value: '0800:0900' };
const lost = { problem: refused('lost') };
const keyUsed = { problem: refused('IdempotencyKeyReused') };
const expired = { problem: refused('SignatureExpired') };
type Answer = { readonly value: unknown } | { readonly problem: unknown };
const answers: Record<Source, readonly Answer[]> = {
  fetchServiceHours: [hours, lost],
  fetchItemValueLimit: [{ value: 100 }, lost],
  fetchOrder: [{ value: order }],
  fetchPlace: [{ value: place }, { value: place }, lost],
  reverseGeocode: [{ value: place }, lost],
  validateArea: [{ value: true }, { value: true }, { value: true }, { value: false }, lost],
  quoteFee: [{ value: quoteOf(6) }, { value: quoteOf(6) }, { value: quoteOf(7) }, lost],
  saveOriginAddress: [{ value: undefined }],
  payOnline: [
    { value: { kind: 'refused', failure: expired.problem } },
    { value: { kind: 'left', error: null } },
    { value: { kind: 'paid', order, key: 'key-1' } },
    lost,
  ],
  submitOrder: [expired, expired, lost, keyUsed, { value: order }],
};

/** Picks among what can happen where the flow stands; now and then, something that cannot. */
type Pick = { readonly likely: boolean; readonly nth: number };
const pick: fc.Arbitrary<Pick> = fc.record({
  likely: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
  nth: fc.nat(9999),
});
const walk = fc.array(pick, { minLength: 20, maxLength: 60 });
const start = fc.constantFrom(null, draftAt('details'), draftAt('payment'), draftAt('payment'));

/** A flow that knows which amounts are high. */
function begin(draft: RequestDraft | null): Flow {
  const flow = flowInHand(draft);
  end(flow.last('fetchItemValueLimit'), 0);
  return flow;
}

function next(flow: Flow, { likely, nth }: Pick): Happening {
  const possible = isPausing(flow) ? ['second' as const] : waiting(flow);
  if (likely && possible.length > 0) return possible[nth % possible.length] ?? 'second';
  const snapshot = flow.actor.getSnapshot();
  const able = events.filter((event) => !likely || snapshot.can(event));
  const event = able[nth % able.length];
  return event ? { event } : 'second';
}

/** What passes by itself, here a second after it began. */
function isPausing(flow: Flow): boolean {
  return ['waitBeforeRequote', 'showFee'].includes(flow.step());
}

/** The answers to the question that the flow waits for. */
function waiting(flow: Flow): Happening[] {
  const question = isWaiting(flow) ? flow.asked.at(-1) : undefined;
  return question ? answers[question.source].map((_, answer) => ({ answer })) : [];
}

/** One question is asked beside the others: the limit, at the beginning. */
function isWaiting(flow: Flow): boolean {
  return Object.keys(flow.actor.getSnapshot().children).some((id) => id !== 'fetchItemValueLimit');
}

test('wherever a walk leads, nothing typed is lost and nothing is sent that was not seen', () =>
  law(
    fc.asyncProperty(start, walk, async (draft, picks) => {
      const flow = begin(draft);
      let shown: number | undefined;
      for (const one of picks) {
        const each = next(flow, one);
        const before = flow.context().draft;
        const sent = submissions(flow).length;
        await happen(flow, each);
        holdDraft(before, flow.context().draft, each);
        const [submission, ...more] = submissions(flow).slice(sent);
        expect(more).toEqual([]);
        if (submission !== undefined) expect(submission.quote?.fee).toBe(shown);
        if (submission !== undefined) expect(submission.draft).toEqual(flow.context().draft);
        shown = feeShown(flow) ?? shown;
      }
    }),
    { runs: 400 },
  ));

test('an answer that comes too late changes nothing', () =>
  law(
    fc.asyncProperty(start, walk, fc.nat(59), async (draft, picks, nth) => {
      const flow = begin(draft);
      for (const one of picks) await happen(flow, next(flow, one));
      const before = flow.actor.getSnapshot();
      const asked = flow.asked.filter(({ source }) => source !== 'fetchItemValueLimit');
      for (const late of isWaiting(flow) ? asked.slice(0, -1) : asked) end(late, nth);
      await settled();
      expect(flow.actor.getSnapshot()).toBe(before);
    }),
    { runs: 200 },
  ));

/** What is typed changes by typing, a place by looking for one, and the key by starting over or by being used up. */
function holdDraft(before: RequestDraft, after: RequestDraft, each: Happening): void {
  const event = eventOf(each);
  const begun = event?.type === 'startedOver' && after.idempotency_key !== before.idempotency_key;
  if (begun) {
    expect(after).toMatchObject({ fields: event.fields, destination: null });
    return;
  }
  const typed = { ...before.fields, ...typedBy(event) };
  expect([before.fields, typed]).toContainEqual(after.fields);
  if (event !== null) expect(after.idempotency_key).toBe(before.idempotency_key);
  if (event?.type === 'addressTyped' && after !== before) expect(after.destination).toBeNull();
  else if (event !== null) expect(after.destination).toBe(before.destination);
}

function typedBy(event: RequestEvent | null): RequestDraft['fields'] {
  if (event?.type === 'fieldsChanged' || event?.type === 'repriced') return event.fields;
  return event?.type === 'paymentMethodChosen' ? { paymentMethod: event.method } : {};
}

/** The fee stands beside both buttons. */
const forms = new Set<string>(['fillOrderDetails', 'fillPaymentDetails']);

function feeShown(flow: Flow): number | undefined {
  const { quote, offered } = flow.context();
  // For less than a moment it is there, and not seen.
  if (flow.step() === 'showFee') return undefined;
  if (flow.step() === 'confirmFee') return offered?.fee;
  return forms.has(flow.step()) ? quote?.fee : undefined;
}

function submissions(flow: Flow) {
  return flow.asked
    .filter(({ source }) => source === 'submitOrder')
    .map(({ input }) => input as ReturnType<Flow['context']>);
}

function eventOf(each: Happening): RequestEvent | null {
  return typeof each === 'object' && 'event' in each ? each.event : null;
}

async function happen(flow: Flow, each: Happening): Promise<void> {
  if (each === 'second') flow.clock.increment(1000);
  else if ('event' in each) flow.actor.send(each.event);
  else end(flow.asked.at(-1), each.answer);
  await settled();
}

/** Ends a question once; ending it again is not heard. */
function end(asked: Flow['asked'][number] | undefined, nth: number): void {
  if (asked === undefined) return;
  const possible = answers[asked.source];
  const given = possible[nth % possible.length] ?? lost;
  if ('value' in given) asked.answer.resolve(given.value as never);
  else asked.answer.reject(given.problem);
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
