import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cameFrom, featurePages, pathOf, placeOf, stateBefore, vendorPages } from '#routes';
import { outletOfOrder, placeAmong, vendorSync } from '../../../app/shell/vendor-sync.ts';
import { law } from '../../support/property.ts';

const ids = ['v1', 'v2', 'a/b', 'ü&c'];
const seen = fc.record({
  page: fc.constantFrom(...vendorPages, ...featurePages),
  named: fc.option(fc.constantFrom(...ids, 'foreign')),
  query: fc.constantFrom('', '?orderID=v1-1', '?order_id=v1-1', '?orderID=v1-1&x=1'),
  chosen: fc.constantFrom(...ids),
  choiceLeads: fc.boolean(),
  strict: fc.boolean(),
});

/** Follows what is asked for until nothing is. */
function settle(given: { page: string; named: string | null } & Omit<Looked, 'path'>) {
  let path = pathOf({ page: given.page, vendorId: given.named });
  const { strict } = given;
  let { query, chosen, choiceLeads } = given;
  for (let step = 0; step < 3; step += 1) {
    const sync = vendorSync({ path, search: query, chosen, mine: ids, choiceLeads, strict });
    if (sync === null) return { path, query, chosen, steps: step };
    if ('choose' in sync) {
      chosen = sync.choose;
      choiceLeads = false;
    } else {
      [path = '', query = ''] = sync.go.split(/(?=\?)/);
    }
  }
  throw new Error('address and choice never agree');
}
type Given = typeof seen extends fc.Arbitrary<infer G> ? G : never;
type Looked = {
  path: string;
  query: string;
  chosen: string;
  choiceLeads: boolean;
  strict: boolean;
};

const placed = ({ page, named }: { page: string; named: string | null }) => ({
  page,
  vendorId: named,
});
/** Somebody else's outlet, where the person may see none but their own: such an address leads nowhere. */
const isForeign = ({ named, choiceLeads, strict }: Given) =>
  named === 'foreign' && strict && !choiceLeads;

describe('address and chosen vendor', () => {
  it('law: come together on each page of a vendor, and on one of a feature where that is on', () => {
    law(
      fc.property(seen, fc.subarray(featurePages), (given, on) => {
        const path = pathOf(placed(given));
        const features = on.map((each) => ({ path: each }));
        const isHere =
          vendorPages.some((page) => page === given.page) || on.some((page) => page === given.page);
        expect(placeAmong(features, path)).toEqual(isHere ? placeOf(path) : null);
      }),
    );
  });

  it('law: agree after one step, on the same page', () => {
    law(
      fc.property(seen, (given: Given) => {
        const { path, chosen, steps } = settle(given);
        if (isForeign(given)) expect([path, steps]).toEqual([pathOf(placed(given)), 0]);
        else expect(placeOf(path)).toEqual({ page: given.page, vendorId: chosen });
        expect(steps).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('law: whichever changed last leads; a vendor of somebody else never does', () => {
    law(
      fc.property(seen, (given) => {
        const { named, choiceLeads, chosen } = given;
        const addressLeads = !choiceLeads && named !== null && ids.includes(named);
        expect(settle(given).chosen).toBe(addressLeads ? named : chosen);
      }),
    );
  });

  it('law: a request keeps the order that it edits, no other page keeps its order', () => {
    law(
      fc.property(seen, (given) => {
        const { query, steps, chosen } = settle({ ...given, choiceLeads: true });
        if (steps === 0 || given.named === null || given.named === chosen) return;
        const orderID = new URLSearchParams(given.query).get('orderID');
        const kept = given.page === 'request-a-rider' && orderID ? `?orderID=${orderID}` : '';
        expect(query).toBe(kept);
      }),
    );
  });

  it('leave other pages alone, and keep the order of an address without a vendor', () => {
    const rest = { search: '', chosen: 'v1', mine: ids, choiceLeads: true, strict: true };
    expect(vendorSync({ ...rest, path: '/payment/i1' })).toBeNull();
    expect(vendorSync({ ...rest, path: '/history', search: 'order_id=v1-1' })).toEqual({
      go: '/history/v1?order_id=v1-1',
    });
  });
});

describe('the order that an address is about', () => {
  it.each([
    ['?order_id=v1-17', 'v1'],
    ['order_id=v1-x-3', 'v1-x'],
    ['?orderID=v2-1', 'v2'],
    ['?order_id=v11-1', null],
    ['?order_id=w9-1', null],
    ['', null],
  ])('names its outlet in %s: %s', (search, outlet) => {
    expect(outletOfOrder(search, ['v1', 'v1-x', 'v2'])).toBe(outlet);
  });
});

it('law: whatever the history holds, the way back from maintenance stays on this origin', () => {
  const from = fc.oneof(
    fc.string(),
    fc.constantFrom('/history/v1?order_id=1', '//evil.test', '/\\evil.test', '/maintenance'),
  );
  law(
    fc.property(fc.oneof(fc.anything(), fc.record({ from })), (state) => {
      const address = new URL(cameFrom(state), 'https://portal.test');
      expect(address.origin).toBe('https://portal.test');
      expect(address.pathname).not.toBe('/maintenance');
    }),
  );
});

it('law: what the history held before maintenance is there after it', () => {
  law(
    fc.property(fc.oneof(fc.jsonValue(), fc.constant(undefined)), (state) => {
      expect(stateBefore({ from: '/history', state })).toEqual(state ?? null);
    }),
  );
});
