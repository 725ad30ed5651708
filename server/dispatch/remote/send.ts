import type { FleetMessage, UnixTime } from '#schemas';
import { FailedOutside, Refused } from '../../errands/index.ts';
import { isNoForGood } from '../../http/no-for-good.ts';
import { signedHeaders } from './signature.ts';

/** A fleet of somebody else: where it is told, and what we sign with. */
export type RemoteFleet = { url: string; secrets: readonly string[] };

type Sending = {
  /** The same at every try: what was done under a key is done, and is not done again. */
  key: string;
  now: UnixTime;
  /** Milliseconds until the answer is too late. */
  patience: number;
};

const mostBytes = 65_536;

/** Tells a fleet something, signed; answers what it said. Rejects with `Refused` where it will never take that, else with `FailedOutside`. */
export async function send(
  fleet: RemoteFleet,
  message: FleetMessage,
  sending: Sending,
): Promise<string> {
  try {
    const response = await post(fleet, message, sending);
    if (response.ok) return await readBounded(response);
    await response.body?.cancel();
    throw refusalOf(response, message);
  } catch (cause) {
    if (cause instanceof Refused || cause instanceof FailedOutside) throw cause;
    throw new FailedOutside(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function post(
  { url, secrets }: RemoteFleet,
  message: FleetMessage,
  { key, now, patience }: Sending,
): Promise<Response> {
  const body = JSON.stringify(message);
  return fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'rider-portal',
      ...signedHeaders(secrets, { id: key, at: now, body }),
    },
    // Who signs for one address tells no other one.
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  });
}

function refusalOf({ status }: Response, { type }: FleetMessage): Error {
  const said = `the fleet answered ${status} to ${type}`;
  if (isNoForGood(status)) return new Refused(`${said}, which no further try would change`);
  const isElsewhere = status >= 300 && status < 400;
  return new FailedOutside(isElsewhere ? `${said}, and redirects are not followed` : said);
}

/** What is said after enough was said is not read. */
async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
