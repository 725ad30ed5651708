import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#schemas';
import { law } from '../../support/property.ts';
import { headersOf, type MembersServer, membersServer } from '../members/support.ts';
import { demo, other, shared } from './support.ts';

let server: MembersServer;
beforeAll(async () => {
  server = await membersServer({ RATE_LIMIT: '1000000' });
});
afterAll(() => server.close());

test('law: a PIN lets in until it was wrong five times in a row, and from then on never', async () => {
  const { counter, headers } = await shared(server);
  let here = headers;
  await law(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 9 }), async (rights) => {
      await counter.setPin((await server.signIn('stranger')).headers, other);
      let wrong = 0;
      for (const right of rights) {
        const answer = await counter.switchTo(here, other, right ? other.pin : '5000');
        expect(answer.statusCode).toBe(right && wrong < 5 ? 200 : 403);
        if (wrong < 5) wrong = right ? 0 : wrong + 1;
        if (answer.statusCode === 200) {
          here = headersOf(await counter.switchTo(headersOf(answer), demo, demo.pin));
        }
      }
      const left = await server.send(endpoints.listPeopleHere, counter.headers(here));
      expect(left.json().result.people).toHaveLength(wrong < 5 ? 2 : 1);
    }),
    { runs: 8, examples: [[[false, false, false, false, true, false]], [Array(6).fill(false)]] },
  );
});
