import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { appended } from '#core';
import type { Member } from '#schemas';
import { fact } from '../../core/kernel/log.ts';
import { PeopleList } from '../../plugins/members/people-list.tsx';
import { NOW } from '../support/arbitraries.ts';
import { htmlOf, screenWorld } from '../support/screen.tsx';

const me: Member = {
  ...{ user_id: 'u-1', email: 'me@example.com', name: null, role: 'owner' },
  ...{ vendor_id: 'v-1', vendor_name: 'Lantern', seen_at: null, has_codes: false },
};
const other = { ...me, user_id: 'u-2', email: 'other@example.com' };

async function drawn(...members: readonly Member[]): Promise<string> {
  const scope = screenWorld(NOW, () => ({ vendors: [] }));
  const session = {
    user: { id: me.user_id, email: me.email },
    tokens: { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: NOW + 3600 },
  };
  const started = fact('session.started', 'fetch', NOW, session);
  await allSettled(appended, { scope, params: [started] });
  const codes = {
    vendor_id: 'v-1',
    vendor_name: 'Lantern',
    since: null,
    members: 1,
    with_codes: 0,
  };
  const everybody = { members: [...members], invitations: [], codes };
  return htmlOf(<PeopleList everybody={everybody} vendorId="v-1" />, scope);
}

const leave = /<button[^>]*disabled=""[^>]*aria-label="Leave"/;
const why = 'Somebody has to be the owner';

test('the only owner is told at the button why they cannot leave, and is asked nothing', async () => {
  const alone = await drawn(me, { ...other, role: 'manager' });
  expect(alone).toMatch(leave);
  expect(alone).toContain(why);
});

test('who leaves another owner behind may leave', async () => {
  const two = await drawn(me, other);
  expect(two).not.toMatch(leave);
  expect(two).not.toContain(why);
});
