import { describe, expect, test } from 'vitest';
import {
  $includeOutlets,
  $notices,
  $vendor,
  $vendorId,
  $vendors,
  $vendorsFailed,
  $vendorsLoading,
  appended,
  durations,
  outletsIncluded,
  signInSubmitted,
  vendorChosen,
  vendorsAsked,
} from '#core';
import { loadOutletFx } from '#core/ports';
import type { KeptOutlet, Vendor } from '#schemas';
import { fact } from '../../../core/kernel/log.ts';
import { sessionDoubted } from '../../../core/session/model.ts';
import { NOW, vendor } from '../../support/arbitraries.ts';
import { createEngine, refused, unreachable } from '../../support/engine.ts';

const list = [vendor('v3', 'v1'), vendor('v2', 'v1'), vendor('v1')];

const credentials = { email_address: 'ana@example.com', password: 'x' };
const login = {
  user: { id: 'ana', email: credentials.email_address },
  AuthenticationResult: { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 1800 },
};

async function loaded(vendors: readonly Vendor[] = list) {
  const engine = createEngine({ answers: { listVendors: { vendors } } });
  await engine.tick();
  await engine.send(vendorsAsked);
  return engine;
}

describe('the outlets', () => {
  test('are not known before they are loaded', () => {
    expect(createEngine().see($vendors)).toBeNull();
  });

  test('come with parents first, then by name', async () => {
    const { see } = await loaded();
    expect(see($vendors)?.map(({ vendor_id }) => vendor_id)).toEqual(['v1', 'v2', 'v3']);
  });

  test('with numbers in their names come in the order of those', async () => {
    const named = ['Mei 10', 'Mei 2', 'Mei 1', 'mei 3'].map((name, at) => {
      const one = vendor(`n${at}`, 'v1');
      return { ...one, vendor_information: { ...one.vendor_information, name } };
    });
    const { see } = await loaded([...named, vendor('v1')]);
    const names = see($vendors)?.map(({ vendor_information: { name } }) => name);
    expect(names?.slice(1)).toEqual(['Mei 1', 'Mei 2', 'mei 3', 'Mei 10']);
  });

  test('of a person without any are an empty list, with nothing selected', async () => {
    const { see } = await loaded([]);
    expect(see($vendors)).toEqual([]);
    expect(see($vendorId)).toBeNull();
    expect(see($vendor)).toBeNull();
  });
});

test('outlets that could not be loaded are said so until they are there', async () => {
  const again = Promise.withResolvers<unknown>();
  const answers = [() => Promise.reject(unreachable), () => again.promise];
  const engine = createEngine({ answers: { listVendors: () => answers.shift()?.() } });
  expect(engine.see($vendorsFailed)).toBeNull();
  await engine.send(vendorsAsked);
  expect(engine.see($vendorsFailed)).toEqual(unreachable);
  await engine.send(vendorsAsked);
  expect([engine.see($vendorsFailed), engine.see($vendorsLoading)]).toEqual([unreachable, true]);
  again.resolve({ vendors: list });
  await engine.tick();
  expect([engine.see($vendorsFailed), engine.see($vendorsLoading)]).toEqual([null, false]);
});

test('outlets that cannot be loaded after a sign-out are not asked for again', async () => {
  const answer = Promise.withResolvers<unknown>();
  const engine = createEngine({ answers: { listVendors: () => answer.promise } });
  await engine.tick();
  await engine.send(vendorsAsked);
  await engine.send(appended, [fact('session.ended', 'user', NOW, { reason: 'signed-out' })]);
  answer.reject(refused(401, 'NotAuthorizedException'));
  await engine.tick(NOW + 10);
  await engine.tick(NOW + 20);
  expect(engine.askedOf('listVendors')).toHaveLength(1);
});

test('who has to set codes up first hears of that by its page, and of no outlets that could not be loaded', async () => {
  const answers = { listVendors: refused(403, 'SecondFactorMissing') };
  const engine = createEngine({ answers });
  await engine.tick();
  await engine.send(vendorsAsked);
  expect(engine.see($vendorsFailed)).toMatchObject({ code: 'SecondFactorMissing' });
  expect(engine.see($notices)).toEqual([]);
});

test('outlets are asked for again by who is not let into the live connection, and nothing is said where that fails', async () => {
  const answers = [() => ({ vendors: list }), () => Promise.reject(refused(403, 'X'))];
  const engine = createEngine({ answers: { login, listVendors: () => answers.shift()?.() } });
  await engine.tick();
  await engine.send(signInSubmitted, credentials);
  await engine.send(sessionDoubted);
  expect(engine.see($vendorsFailed)).toMatchObject({ code: 'X' });
  const said = engine.see($notices).map(({ key }) => key);
  expect(said).not.toContain('error.cant-retrieve-vendors');
});

test('outlets are not asked for in nobody’s name', async () => {
  const { send, see, asked } = createEngine({ answers: { listVendors: { vendors: list } } });
  await send(sessionDoubted);
  expect(asked).toEqual([]);
  expect(see($vendorsFailed)).toBeNull();
});

describe('the selection', () => {
  test('is an active outlet at first, since requests are made for outlets', async () => {
    expect((await loaded()).see($vendorId)).toBe('v2');
    const closed = { ...vendor('v2', 'v1'), is_active: false };
    expect((await loaded([vendor('v1'), closed, vendor('v3', 'v1')])).see($vendorId)).toBe('v3');
    expect((await loaded([vendor('v1')])).see($vendorId)).toBe('v1');
  });

  test('that the address named before the list came is kept', async () => {
    const engine = createEngine({ answers: { listVendors: { vendors: list } } });
    await engine.send(vendorChosen, 'v3');
    await engine.send(vendorsAsked);
    expect(engine.see($vendorId)).toBe('v3');
    expect(engine.see($vendor)?.vendor_id).toBe('v3');
  });

  test('of somebody else’s outlet is replaced', async () => {
    const engine = createEngine({ answers: { listVendors: { vendors: list } } });
    await engine.send(vendorChosen, 'foreign');
    await engine.send(vendorsAsked);
    expect(engine.see($vendorId)).toBe('v2');
  });

  test('is nothing once no outlet is left', async () => {
    const answers = [() => ({ vendors: list }), () => ({ vendors: [] })];
    const engine = createEngine({ answers: { login, listVendors: () => answers.shift()?.() } });
    await engine.tick();
    await engine.send(signInSubmitted, credentials);
    await engine.send(sessionDoubted);
    expect(engine.see($vendorId)).toBeNull();
  });

  test('includes outlets only for a parent', async () => {
    const { send, see } = await loaded();
    await send(outletsIncluded, true);
    expect(see($includeOutlets)).toBe(false);
    await send(vendorChosen, 'v1');
    expect(see($includeOutlets)).toBe(true);
  });

  test('ends with the session', async () => {
    const { send, see } = await loaded();
    await send(appended, [fact('session.ended', 'user', NOW, { reason: 'signed-out' })]);
    expect(see($vendors)).toBeNull();
    expect(see($vendorId)).toBeNull();
  });
});

describe('an outlet that was added', () => {
  const coming = { ...vendor('v4', 'v1'), is_active: false, available_at: NOW + 120 };

  test('is asked for again when it should be available, and no more once it is', async () => {
    let vendors: Vendor[] = [vendor('v1'), coming];
    const engine = createEngine({ answers: { listVendors: () => ({ vendors }) } });
    await engine.tick();
    await engine.send(vendorsAsked);
    await engine.send(vendorsAsked);
    const waits = () => engine.waits.filter(({ seconds }) => seconds === 125);
    expect(waits()).toHaveLength(1);
    vendors = [vendor('v1'), vendor('v4', 'v1')];
    await engine.pass(125);
    expect(engine.askedOf('listVendors')).toHaveLength(3);
    expect(engine.see($vendors)?.find(({ vendor_id }) => vendor_id === 'v4')?.is_active).toBe(true);
    await engine.pass(125);
    expect(engine.askedOf('listVendors')).toHaveLength(3);
  });

  test('is awaited by nobody who has signed out meanwhile', async () => {
    const engine = await loaded([vendor('v1'), coming]);
    await engine.send(appended, [fact('session.ended', 'user', NOW, { reason: 'signed-out' })]);
    await engine.pass(125);
    expect(engine.askedOf('listVendors')).toHaveLength(1);
  });
});

describe('the outlet that is turned to', () => {
  /** A list, and what the server says of an outlet that is turned to afterwards. */
  async function turnedTo(getVendor: unknown, id = 'v3') {
    const outlets = [...list, { ...vendor('odwp', 'v1'), is_active: false }];
    const listOrders = { data: [], pagination_key: null, seq: 0, listed_at: NOW };
    const answers = { listVendors: { vendors: outlets }, getVendor, listOrders };
    const engine = createEngine({ answers });
    await engine.tick();
    await engine.send(vendorsAsked);
    await engine.send(vendorChosen, id);
    return { ...engine, said: () => engine.see($notices) };
  }

  test('is looked at again, and is closed at once when it has closed since', async () => {
    const closed = { ...vendor('v3', 'v1'), is_active: false };
    const { see, askedOf } = await turnedTo(closed);
    expect(askedOf('getVendor')).toMatchObject([{ params: { vendorId: 'v3' } }]);
    expect(see($vendor)).toEqual(closed);
    expect(see($vendors)).toHaveLength(4);
  });

  test('stays as the list had it when nothing is new', async () => {
    const { see, said } = await turnedTo(vendor('v3', 'v1'));
    expect(see($vendor)).toBe(see($vendors)?.find(({ vendor_id }) => vendor_id === 'v3'));
    expect(said()).toEqual([]);
  });

  test('that cannot be fetched says so, unless nobody can be reached', async () => {
    const refusal = await turnedTo(refused(500, 'Broken'));
    expect(refusal.said()).toMatchObject([
      { key: 'error.unable-to-fetch-vendor', type: 'error', duration: durations.vendors },
    ]);
    expect((await turnedTo(unreachable)).said()).toEqual([]);
  });

  test('with the id odwp shows the raw error, too', async () => {
    const { said } = await turnedTo(refused(500, 'Broken'), 'odwp');
    expect(said()).toMatchObject([
      { key: 'error.unable-to-fetch-vendor' },
      { key: 'error.raw', values: { message: expect.stringContaining('"code":"Broken"') } },
    ]);
  });
});

describe('the outlet that a person chose last', () => {
  async function signedIn(kept: KeptOutlet | null) {
    const engine = createEngine({
      answers: { login, listVendors: { vendors: list } },
      ports: [[loadOutletFx, ({ user_id }: { user_id: string }) => user_id === 'ana' && kept]],
    });
    await engine.tick();
    await engine.send(signInSubmitted, credentials);
    return engine;
  }

  test('is the first one looked at, with what is beneath it if that was looked at, too', async () => {
    expect((await signedIn({ vendor_id: 'v3', include_outlets: false })).see($vendorId)).toBe('v3');
    const { see } = await signedIn({ vendor_id: 'v1', include_outlets: true });
    expect([see($vendorId), see($includeOutlets)]).toEqual(['v1', true]);
  });

  test('counts for nothing once it is not theirs any more', async () => {
    const { see, askedOf } = await signedIn({ vendor_id: 'sold', include_outlets: true });
    expect([see($vendorId), see($includeOutlets)]).toEqual(['v2', false]);
    expect(askedOf('saveOutlet')).toEqual([]);
  });

  test('is kept with each choice, and never what was only the first of the list', async () => {
    const { send, askedOf } = await signedIn(null);
    expect(askedOf('saveOutlet')).toEqual([]);
    await send(vendorChosen, 'v1');
    await send(outletsIncluded, true);
    expect(askedOf('saveOutlet')).toEqual([
      { user_id: 'ana', vendor_id: 'v1', include_outlets: false },
      { user_id: 'ana', vendor_id: 'v1', include_outlets: true },
    ]);
  });
});
