import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Deployment } from '#schemas';
import { type ReadFile, shareHosts } from '../../server/deployment-hosts.ts';
import { law } from '../support/property.ts';

const ids = ['a', 'b', 'c', 'd'];
const hosts = [...ids.map((id) => `${id}.localhost`), 'one.shop', 'two.shop', 'localhost'];

/** Up to four files that claim whatever they like, some of them broken already. */
const files = fc
  .record({
    chosen: fc.subarray(ids, { minLength: 1 }),
    claims: fc.array(fc.subarray(hosts, { minLength: 1 }), { minLength: 4, maxLength: 4 }),
    good: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  })
  .map(({ chosen, claims, good }) =>
    chosen.map((id, nth): ReadFile => {
      const claimed = claims[nth] ?? [];
      const deployment = { id, hosts: claimed } as unknown as Deployment;
      const broken = { id, problems: [{ field: 'currency', why: 'is wrong' }] };
      const found = good[nth] ? { ok: true as const, deployment } : { ok: false as const, broken };
      return { id, found, hosts: claimed };
    }),
  );

test('a host is never taken from a good file by a broken one', () =>
  law(
    fc.property(files, (read) => {
      const { byHost: shared } = shareHosts(read);
      for (const [host, found] of shared) {
        if (found.ok) continue;
        const wanted = read.filter(
          (file) => file.found.ok && [...file.hosts, `${file.id}.localhost`].includes(host),
        );
        // Every good file that wanted it was found wrong itself, for a host that another good one has.
        for (const file of wanted)
          expect(shared.get(`${file.id}.localhost`)?.ok ?? false).toBe(false);
      }
    }),
  ));

test('each file answers somewhere, and a good one for all that it claims', () =>
  law(
    fc.property(files, (read) => {
      const { byHost: shared } = shareHosts(read);
      for (const { id, found, hosts: claimed } of read) {
        const own = shared.get(`${id}.localhost`);
        if (!found.ok || !own?.ok) continue;
        for (const host of claimed) expect(shared.get(host)).toBe(own);
      }
    }),
  ));

test('a copy that kept the hosts is the one that is wrong, and says whose they are', () => {
  const la = { id: 'la', hosts: ['la.localhost', 'portal.la'] } as unknown as Deployment;
  for (const id of ['copy', 'zz']) {
    const copy = { ...la, id };
    const read = [copy, la]
      .map((deployment) => ({
        ...{ id: deployment.id, hosts: deployment.hosts },
        found: { ok: true as const, deployment },
      }))
      .toSorted((one, two) => (one.id < two.id ? -1 : 1));
    const { byHost: shared } = shareHosts(read);
    expect(shared.get('la.localhost')).toMatchObject({ ok: true, deployment: { id: 'la' } });
    expect(shared.get('portal.la')).toMatchObject({ ok: true, deployment: { id: 'la' } });
    expect(shared.get(`${id}.localhost`)).toMatchObject({
      ok: false,
      broken: { id, problems: [{ field: 'hosts.0', why: expect.stringContaining('la.json') }] },
    });
  }
});
