import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sign } from './signature.ts';

/** Where the portal is, what we sign with, our clock in Unix seconds, and when we stop: what is not taken by then stays unsaid. */
export type Portal = { url: string; secret: string; clock: () => number; over?: AbortSignal };

/** Milliseconds before a second try, and at most. */
const firstWait = 250;
const longestWait = 30_000;

/** Says something until the portal has taken it, or has refused it for good, or we stop. Each try is signed at its own moment, under one id. */
export async function say(portal: Portal, path: string, said: object): Promise<void> {
  const id = randomUUID();
  const { over } = portal;
  for (let pause = firstWait; !over?.aborted; pause = Math.min(longestWait, pause * 2)) {
    const status = await tryToSay(portal, id, path, JSON.stringify(said));
    if (status === 200) return;
    // What is wrong with it stays wrong; a secret that is being changed, and a portal that is away, do not.
    if (status === 400 || status === 404 || status === 413) {
      process.stderr.write(`the portal refused ${path}: ${status}\n`);
      return;
    }
    await wait(pause, undefined, { signal: over }).catch(() => undefined);
  }
}

/** Says once what is old in a moment. */
export async function mention(portal: Portal, path: string, said: object): Promise<void> {
  await tryToSay(portal, randomUUID(), path, JSON.stringify(said));
}

async function tryToSay({ url, secret, clock }: Portal, id: string, path: string, body: string) {
  try {
    const answer = await fetch(new URL(`/fleet/api/v1${path}`, url), {
      ...{ method: 'POST', body },
      headers: { 'content-type': 'application/json', ...sign(secret, id, clock(), body) },
      signal: AbortSignal.timeout(10_000),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}
