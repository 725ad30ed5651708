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
  return queued(() => hash(password, cost));
}

/** Whether the password fits; without a hash it takes the same time and never does. */
export async function verifyPassword(
  known: string | undefined,
  password: string,
): Promise<boolean> {
  const against = known ?? (await prepareDecoy());
  const fits = await queued(() => verify(against, password));
  return fits && known !== undefined;
}

let decoy: Promise<string> | undefined;

/** The hash of no one's password, made once: who has no account is looked at as long as who has one. */
export function prepareDecoy(): Promise<string> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  return decoy;
}

async function queued<Value>(work: () => Promise<Value>): Promise<Value> {
  if (queue.size >= longestQueue) throw refusals.unavailable();
  return queue.add(work);
}
