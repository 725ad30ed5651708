import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type Address, addressOf, type Targets } from './addresses.ts';

/** What is sent to a target. */
export type Parcel = { url: string; headers: Readonly<Record<string, string>>; body: string };

/** How a try ended; without a status there was no answer. */
export type Outcome = { status?: number; reason?: string; duration_ms: number; answer?: string };

/** Milliseconds for the whole answer, and bytes of it that are read. */
const patience = 10_000;
const mostRead = 2048;
/** Characters of an answer that are kept. */
const mostKept = 500;

/** Sends it once; never rejects. Redirects are not followed and count as failures. */
export async function send(
  parcel: Parcel,
  targets: Targets,
  ms: number = patience,
): Promise<Outcome> {
  const begun = performance.now();
  const signal = AbortSignal.timeout(ms);
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const sending = addressOf(parcel.url, targets).then((at) => post(parcel, at, signal));
  const outcome = await Promise.race([sending, late]).catch((cause: unknown) => ({
    reason: signal.aborted ? 'No answer in time.' : messageOf(cause),
  }));
  return { ...outcome, duration_ms: Math.round(performance.now() - begun) };
}

/** Whether a target took what it was sent. */
export function isTaken({ status = 0 }: Outcome): boolean {
  return status >= 200 && status < 300;
}

function post(
  { url, headers, body }: Parcel,
  { address, family }: Address,
  signal: AbortSignal,
): Promise<Omit<Outcome, 'duration_ms'>> {
  const ask = new URL(url).protocol === 'https:' ? request : plainRequest;
  const lookup: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);
  const length = String(Buffer.byteLength(body));
  return new Promise((resolve, reject) => {
    // A new connection, never a pooled one that was opened to another address.
    const asking = ask(url, {
      ...{ method: 'POST', agent: false, lookup, signal },
      headers: { ...headers, 'content-type': 'application/json', 'content-length': length },
    });
    asking.on('error', reject);
    asking.on('response', (answer) => {
      readStart(answer).then((text) => resolve(endingOf(answer, text)), reject);
    });
    asking.end(body);
  });
}

function endingOf({ statusCode: status = 0 }: IncomingMessage, answer: string) {
  const isRedirect = status >= 300 && status < 400;
  const reason = isRedirect ? 'Redirects are not followed.' : `It answered ${status}.`;
  return { status, answer, ...(!isTaken({ status, duration_ms: 0 }) && { reason }) };
}

/** Reads the beginning of an answer as text. */
async function readStart(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer) {
    parts.push(part);
    length += part.length;
    if (length >= mostRead) break;
  }
  const text = new TextDecoder().decode(Buffer.concat(parts).subarray(0, mostRead));
  return text.replaceAll('\0', '').slice(0, mostKept).toWellFormed();
}

function messageOf(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, 200);
}
