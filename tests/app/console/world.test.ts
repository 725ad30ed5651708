import { afterEach, expect, test, vi } from 'vitest';
import { operatorCalls } from '#schemas/operator';
import { problemText } from '../../../app/console/problem-text.ts';
import { send } from '../../../app/console/world.ts';
import type { Call } from '../../../core/kernel/ports.ts';
import type { Problem } from '../../../schemas/index.ts';

const input = { params: { paymentId: 'one' }, query: {}, body: {} };
const look: Call = { endpoint: operatorCalls.listOperators, input };
const refund: Call = { endpoint: operatorCalls.refundPayment, input };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What is said when a call ends this way. */
async function toldOf(call: Call, answer: () => Promise<Response>): Promise<string> {
  vi.stubGlobal('fetch', answer);
  return send(call).then(
    () => 'done',
    (problem: Problem) => problemText(problem),
  );
}

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

/** The server went away in the middle of its answer. */
const cutShort = async () => {
  const body = new ReadableStream({ start: (it) => it.error(new TypeError('network error')) });
  return new Response(body);
};

test('what may have been done without an answer is not told as if it was not', async () => {
  for (const answer of [noNetwork, cutShort]) {
    expect(await toldOf(look, answer)).toBe('The server cannot be reached.');
    expect(await toldOf(refund, answer)).toMatch(/^The server did not answer\. It may have been/);
  }
});

test('an answer of something before the server, which has no words, is told in a sentence', async () => {
  for (const statusText of ['', 'Bad Gateway']) {
    const answer = async () => new Response('<h1>Bad Gateway</h1>', { status: 502, statusText });
    expect(await toldOf(look, answer)).toMatch(/^The server answered 502 /);
  }
});

test('what the server says itself is told in its words', async () => {
  const errors = [{ code: 'NotFound', message: 'There is no payment one.' }];
  const answer = async () => Response.json({ errors }, { status: 404 });
  expect(await toldOf(refund, answer)).toBe('There is no payment one.');
});
