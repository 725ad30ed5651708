import type { FleetMessage, UnixTime } from '#schemas';
import { FailedOutside, Refused } from '../../errands/index.ts';
import { isNoForGood } from '../../http/no-for-good.ts';
import { signedHeaders } from './signature.ts';

/** A connected fleet: its address, and the secrets to sign with. */
export type RemoteFleet = { url: string; secrets: readonly string[] };

type Sending = {
  /** The idempotency key, the same at every try. */
  key: string;
  now: UnixTime;
  /** Milliseconds to wait for the answer. */
  patience: number;
};

const mostBytes = 65_536;

/** Sends a signed message to a fleet; answers its answer. Rejects with `Refused` where a retry is useless, else with `FailedOutside`. */
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
    // Do not follow redirects: the message is signed for this address.
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

/** Reads an answer up to a limit. */
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
