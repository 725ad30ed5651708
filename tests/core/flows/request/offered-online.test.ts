import { describe, expect, test } from 'vitest';
import { $guestMethods, $onlinePayment, appended, onlinePaymentAsked, vendorChosen } from '#core';
import { fact } from '../../../../core/kernel/log.ts';
import { NOW, vendor } from '../../../support/arbitraries.ts';
import { createEngine, unreachable } from '../../../support/engine.ts';

type Asked = { readonly params: { readonly name: string } };
const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: '', Expires: NOW + 3600 };
const user = { id: 'g-1', email: '' };

/** A request at the ways of paying, where the country's settings say so. */
async function reached(said: Record<string, unknown>, who: { guest?: true; flagged?: boolean }) {
  const getCountryParameter = ({ params }: Asked) => said[params.name] ?? unreachable;
  const engine = createEngine({ answers: { getCountryParameter: getCountryParameter as never } });
  const { send } = engine;
  await engine.tick();
  const { flagged = false, ...session } = who;
  const vendors = [{ ...vendor('v1'), online_payment: flagged }];
  await send(appended, [
    fact('session.started', 'fetch', NOW, { user, tokens, ...session }),
    fact('vendors.loaded', 'fetch', NOW, { vendors }),
  ]);
  await send(vendorChosen, 'v1');
  await send(onlinePaymentAsked);
  const asked = (engine.askedOf('getCountryParameter') as Asked[]).map(({ params }) => params.name);
  return { ...engine, asked };
}

const open = {
  onlinePaymentActivated: 'true',
  paymentMethods: 'PAID|CASH_ON_DELIVERY|ONLINE_PAYMENT',
};

describe('a guest', () => {
  test('is left what the rider collects and what is paid online', async () => {
    const { see } = await reached(open, { guest: true });
    expect(see($guestMethods)).toEqual(['CASH_ON_DELIVERY', 'ONLINE_PAYMENT']);
    expect(see($onlinePayment)).toBe('offered');
  });

  test('pays online only where that is active, and only where the list has it', async () => {
    const off = await reached({ ...open, onlinePaymentActivated: 'false' }, { guest: true });
    expect(off.see($onlinePayment)).toBe('none');
    const unlisted = await reached({ ...open, paymentMethods: 'PAID' }, { guest: true });
    expect(unlisted.see($guestMethods)).toEqual([]);
    expect(unlisted.see($onlinePayment)).toBe('none');
  });

  test('is not kept from paying by a list that could not be loaded', async () => {
    const { see } = await reached({ onlinePaymentActivated: 'true' }, { guest: true });
    expect(see($guestMethods)).toBeNull();
    expect(see($onlinePayment)).toBe('offered');
  });
});

describe('an outlet', () => {
  test('pays online where it was set up for it, and has the whole list of its market', async () => {
    const { see, asked } = await reached(open, { flagged: true });
    expect(see($onlinePayment)).toBe('offered');
    expect(see($guestMethods)).toBeNull();
    expect(asked).not.toContain('paymentMethods');
  });

  test('keeps a place for it until the country has said so, once, and keeps what it said while it is asked again', async () => {
    const said = Promise.withResolvers<string>();
    const { see, send, tick } = await reached(
      { onlinePaymentActivated: said.promise },
      { flagged: true },
    );
    expect(see($onlinePayment)).toBe('awaited');
    said.resolve('true');
    await tick();
    expect(see($onlinePayment)).toBe('offered');
    await send(onlinePaymentAsked);
    expect(see($onlinePayment)).toBe('offered');
  });

  test('has none where the country could not be asked', async () => {
    const { see } = await reached({}, { flagged: true });
    expect(see($onlinePayment)).toBe('none');
  });

  test('is not even asked about where it was not', async () => {
    const { see, asked } = await reached(open, {});
    expect(see($onlinePayment)).toBe('none');
    expect(asked).not.toContain('onlinePaymentActivated');
  });
});
