import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { appended, type SlotProps } from '#core';
import { fact } from '../../core/kernel/log.ts';
import { AddressBook } from '../../plugins/activate-address-book/address-book.tsx';
import { newCustomer } from '../../plugins/activate-address-book/customer.ts';
import { guestSeen } from '../../plugins/activate-address-book/link-model.ts';
import { customerKept } from '../../plugins/activate-address-book/model.ts';
import { NOW, vendor } from '../support/arbitraries.ts';
import { keptPorts } from '../support/kept.ts';
import { screenWorld, wordsOn } from '../support/screen.tsx';

const own = { keeper: 'browser', vendorId: 'v1' } as const;
const customer = {
  ...{ ...newCustomer(null), name: 'Ana', street_address: '1 Anson Road', country_code: 'SG' },
  ...{ latitude: 1.28, longitude: 103.85 },
};
const nothing = () => undefined;
const slot: SlotProps['request.destination'] = {
  ...{ vendor: vendor('v1'), typed: '', offer: nothing, choose: nothing },
};

/** Somebody at a request, and the words of the book there. */
async function somebody(guest: { guest?: true }, storage = new Map<string, string>()) {
  const scope = screenWorld(NOW, () => ({ vendors: [] }), undefined, nothing, keptPorts(storage));
  const user = { id: 'u', email: '' };
  const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: NOW + 3600 };
  const started = fact('session.started', 'fetch', NOW, { user, tokens, ...guest });
  void allSettled(appended, { scope, params: [started] });
  await allSettled(guestSeen, { scope, params: own });
  const words = () =>
    wordsOn(
      <Router ssrPath="/">
        <AddressBook {...slot} />
      </Router>,
      scope,
    );
  return { scope, words };
}

test('a guest is led to the book once it holds somebody, and a shop always', async () => {
  const storage = new Map<string, string>();
  const { scope, words } = await somebody({ guest: true }, storage);
  expect(words()).not.toContain('All customers');
  void allSettled(customerKept, { scope, params: { ...own, id: null, customer } });
  await expect.poll(words).toContain('All customers');
  const later = await somebody({ guest: true }, storage);
  expect(later.words()).toContain('All customers');
  expect((await somebody({})).words()).toContain('All customers');
});
