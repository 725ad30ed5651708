import type { FleetMessage, UnixTime } from '#schemas';
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

/** Tells a fleet something, signed; answers what it said, and rejects unless that was a plain yes. */
export async function send(
  { url, secrets }: RemoteFleet,
  message: FleetMessage,
  { key, now, patience }: Sending,
): Promise<string> {
  const body = JSON.stringify(message);
  const response = await fetch(url, {
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
  if (response.ok) return readBounded(response);
  await response.body?.cancel();
  const isElsewhere = response.status >= 300 && response.status < 400;
  const why = isElsewhere ? ', and redirects are not followed' : '';
  throw new Error(`the fleet answered ${response.status} to ${message.type}${why}`);
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
