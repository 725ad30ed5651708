import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#schemas';
import { createHttp, type HttpCall } from '../../../../app/adapters/network/http.ts';
import { noCookies } from '../../../support/no-cookies.ts';
import { law } from '../../../support/property.ts';

const input = { params: {}, query: {}, body: {} };
/** Calls that change nothing, whatever their method, and what they answer. */
const reads = [
  { endpoint: endpoints.listVendors, result: { vendors: [] } },
  { endpoint: endpoints.createSocketTicket, result: { ticket: 't', expires_at: 1 } },
] as const;
const signOuts = [endpoints.logout, endpoints.logoutEverywhere] as const;

/** A server that answers when it is told to, and knows nobody from the moment it heard of a sign-out. */
function serverOfOne(answer: (typeof reads)[number]['result']) {
  const held: { isRead: boolean; aborted: () => boolean; settle: (ok: boolean) => void }[] = [];
  let leaving = false;
  const seen = { unreached: 0, readsWhileLeaving: 0 };
  const call = createHttp({
    fetch: (url, init) =>
      new Promise((resolve, reject) => {
        const isRead = !String(url).includes('/logout');
        if (isRead && leaving) seen.readsWhileLeaving += 1;
        if (!isRead) leaving = true;
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        const aborted = () => init?.signal?.aborted === true;
        const result = isRead ? answer : { success: true };
        const settle = (ok: boolean) =>
          resolve(ok ? Response.json({ result }) : Response.json({}, { status: 503 }));
        held.push({ isRead, aborted, settle });
      }),
    wait: async () => {},
    online: () => true,
    credentials: () => ({ authorization: 'Bearer a', person: 'ana' }),
    renewal: { due: async () => null, refused: async () => 'no', refusedAgain: () => {} },
    serverTime: () => () => {},
    reached: (there) => {
      if (!there) seen.unreached += 1;
    },
    dropped: () => false,
    ...noCookies,
  });
  return {
    call,
    held,
    seen,
    endLeaving: () => {
      leaving = false;
    },
  };
}

/** Everything that can happen without the server has happened: all of it is promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a sign-out', () => {
  it('ends what is read, and lets nothing be read, until it is over', async () => {
    await law(
      fc.asyncProperty(
        fc.nat(4),
        fc.nat(4),
        fc.constantFrom(...signOuts),
        fc.constantFrom(...reads),
        fc.boolean(),
        fc.boolean(),
        async (before, between, endpoint, read, succeeds, atOnce) => {
          const server = serverOfOne(read.result);
          const asked: HttpCall = { endpoint: read.endpoint, input, once: true };
          const ask = () => server.call(asked).catch((problem: unknown) => problem);
          const early = Array.from({ length: before }, ask);
          if (!atOnce) await settled();
          const signOut = server.call({ endpoint, input, once: true }).catch(() => null);
          await settled();
          const late = Array.from({ length: between }, ask);
          await settled();
          const ended = server.held.filter(({ isRead }) => isRead).map(({ aborted }) => aborted());
          expect(ended).toEqual(ended.map(() => true));
          if (!atOnce) expect(ended).toHaveLength(before);
          expect(server.seen).toEqual({ unreached: 0, readsWhileLeaving: 0 });

          server.endLeaving();
          for (const { isRead, settle } of server.held) if (!isRead) settle(succeeds);
          await signOut;
          await settled();
          for (const { settle } of server.held) settle(true);
          const answers = await Promise.all([...early, ...late]);
          const expected =
            succeeds || endpoint === endpoints.logout
              ? { tag: 'refused', status: 401, outdated: true }
              : read.result;
          for (const answer of answers) expect(answer).toMatchObject(expected);
          expect(server.seen.unreached).toBe(0);
        },
      ),
    );
  });
});
