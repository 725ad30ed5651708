import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { refusals } from '../http/refusal.ts';

/** OWASP's argon2id setting: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;
const longestQueue = 200;

const queue = new PQueue({ concurrency: atOnce });

/** Hashes a password; at most two run at once, so that a login storm leaves the other calls their processor. */
export function hashPassword(password: string): Promise<string> {
  return enqueue(() => hash(password, cost));
}

/** Whether the password matches the hash; without a hash, false after the same time. */
export async function verifyPassword(
  known: string | undefined,
  password: string,
): Promise<boolean> {
  const against = known ?? (await prepareDecoy());
  const fits = await enqueue(() => verify(against, password));
  return fits && known !== undefined;
}

let decoy: Promise<string> | undefined;

/** A hash of no password, so that checking an unknown account takes the same time. */
export function prepareDecoy(): Promise<string> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  return decoy;
}

async function enqueue<Value>(work: () => Promise<Value>): Promise<Value> {
  if (queue.size >= longestQueue) throw refusals.unavailable();
  return queue.add(work);
}
