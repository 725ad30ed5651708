import type { Db } from '../db/connect.ts';
import type { Deps } from '../module.ts';
import { seal, unseal } from '../sealed.ts';

const name = 'webhooks';
const purpose = 'webhook-secrets';

type Tools = Pick<Deps, 'key'> & { sql: Db };

/**
 * The key that the secrets of all targets are derived from. It is stored encrypted with a key made from `TOKEN_SECRET`, so that it
 * survives a change of that secret. Rejects when it was encrypted with a secret that this instance does not know.
 */
export async function signingKey({ sql, key }: Tools): Promise<Buffer> {
  const kept = (await keptKey(sql)) ?? (await keepFirst({ sql, key }));
  const known = unseal(key.all(purpose), kept);
  if (known === undefined) throw new Error('the secrets of webhooks need another TOKEN_SECRET');
  return Buffer.from(known, 'hex');
}

/** Encrypts it with the current secret, so that the previous one may go. A key that cannot be decrypted is replaced, which changes every target's secret. */
export async function sealSigningKey({ sql, key, log }: Tools & Pick<Deps, 'log'>): Promise<void> {
  const kept = await keptKey(sql);
  if (!kept || unseal([key(purpose)], kept) !== undefined) return;
  const known = unseal(key.all(purpose), kept);
  if (known === undefined)
    log.warn('webhooks have other secrets: TOKEN_SECRET changed, and TOKEN_OLD_SECRET is not it');
  const value = seal(key(purpose), known ?? firstKey(key));
  await sql`update secrets set value = ${value} where name = ${name} and value = ${kept}`;
}

async function keptKey(sql: Db): Promise<Buffer | undefined> {
  const [row] = await sql<{ value: Buffer }[]>`select value from secrets where name = ${name}`;
  return row?.value;
}

/** Stores a new key, unless another instance did so at the same moment; answers the stored one. */
async function keepFirst({ sql, key }: Tools): Promise<Buffer> {
  await sql`insert into secrets (name, value) values (${name}, ${seal(key(purpose), firstKey(key))})
    on conflict do nothing`;
  const kept = await keptKey(sql);
  if (!kept) throw new Error('the key of webhooks vanished');
  return kept;
}

function firstKey(key: Deps['key']): string {
  return key('webhooks').toString('hex');
}
