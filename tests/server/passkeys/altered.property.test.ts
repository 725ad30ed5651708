import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MembersServer, membersServer } from '../members/support.ts';
import { asked, finish, withPasskey } from './support.ts';

let server: MembersServer;
beforeAll(async () => {
  server = await membersServer({ RATE_LIMIT: '1000000' });
});
afterAll(() => server.close());

const parts = ['client_data', 'authenticator_data', 'signature', 'user_handle', 'id'] as const;

/** Bytes before the two numbers of a signature (DER): the library reads their length by itself, whatever is said there. */
const envelope = 2;

test('no bit of what a device signed can be another', async () => {
  const { device } = await withPasskey(server);
  const proof = device.use(await asked(server));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...parts), fc.nat(), fc.nat(7), async (part, at, bit) => {
      const bytes = Buffer.from(proof[part], 'base64url');
      const first = part === 'signature' ? envelope : 0;
      const nth = first + (at % (bytes.length - first));
      bytes[nth] = (bytes[nth] ?? 0) ^ (1 << bit);
      const altered = { ...proof, [part]: bytes.toString('base64url') };
      const { statusCode } = await finish(server, altered);
      expect([400, 401]).toContain(statusCode);
    }),
    { numRuns: 50 },
  );
  expect(await server.sql`select 1 from passkeys where used_at is not null`).toHaveLength(0);
  expect((await finish(server, proof)).statusCode).toBe(200);
});
