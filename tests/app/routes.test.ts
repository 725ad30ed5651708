import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accessPaths,
  drawnPathOf,
  featurePages,
  isAtVendor,
  isKnownPath,
  linkPages,
  maintenancePath,
  orderPath,
  pathOf,
  placeOf,
  queryKept,
  signInPaths,
  vendorPages,
} from '#routes';
import { windowPath } from '#schemas';
import { law } from '../support/property.ts';

describe('what the server draws at an address', () => {
  it('law: a page of a vendor or of a feature has its frame, whatever outlet the address names', () => {
    const place = fc.record({
      page: fc.constantFrom(...vendorPages, ...featurePages),
      vendorId: fc.option(fc.string({ minLength: 1 }).filter((id) => id.isWellFormed())),
    });
    law(
      fc.property(place, (given) => {
        expect(drawnPathOf(pathOf(given))).toBe(`/${given.page}`);
      }),
    );
  });

  it('draws the ways in and the frame of what a link leads to, and nothing of other pages', () => {
    expect(signInPaths.map(drawnPathOf)).toEqual(signInPaths);
    for (const page of linkPages) expect(drawnPathOf(`/${page}/b-sg`)).toBe(`/${page}`);
    for (const path of [
      '/tracking',
      '/tracking/',
      '/tracking/b-sg/more',
      '/register',
      '/payment/pi_1',
      '/history/m4pk3/more',
    ])
      expect(drawnPathOf(path)).toBeNull();
  });
});

describe('paths of the vendor pages', () => {
  it('law: a place survives being written as a path and read again', () => {
    const place = fc.record({
      page: fc.constantFrom(...vendorPages, ...featurePages),
      vendorId: fc.option(fc.string({ minLength: 1 }).filter((id) => id.isWellFormed())),
    });
    law(
      fc.property(place, (given) => {
        expect(placeOf(pathOf(given))).toEqual(given);
      }),
    );
  });

  it.each(['/', '/connect', '/history/a/b', '/nowhere/a'])('do not claim %s', (path) => {
    expect(placeOf(path)).toBeNull();
  });

  it('leave what stands behind the vendor to the page of a feature', () => {
    expect(placeOf('/bulk-order/v1/job-1')).toEqual({ page: 'bulk-order', vendorId: 'v1' });
  });

  it('survive a segment that is no valid encoding', () => {
    expect(placeOf('/history/%E0%A4%A')).toEqual({ page: 'history', vendorId: '%E0%A4%A' });
  });

  it('name the order they show', () => {
    expect(orderPath('order-tracking', 'v1', 'v1-000001')).toBe(
      '/order-tracking/v1?order_id=v1-000001',
    );
    expect(orderPath('history', 'v1', null)).toBe('/history/v1');
  });

  it('keep the edited order when the vendor changes, and nothing else', () => {
    expect(queryKept('request-a-rider', '?orderID=a%2Fb&x=1')).toBe('?orderID=a%2Fb');
    expect(queryKept('order-tracking', '?order_id=a')).toBe('');
  });
});

it.each([
  ['/order-tracking/m4pk2', 'm4pk1', false],
  ['/order-tracking/m4pk2', 'm4pk2', true],
  ['/order-tracking/m4pk2', null, false],
  ['/order-tracking', 'm4pk1', true],
])('%s with %s chosen is the place of its orders: %s', (path, chosen, at) => {
  expect(isAtVendor(path, chosen)).toBe(at);
});

it('knows every address at which the app has something, and no other', () => {
  const known = [
    '/',
    '/order-tracking/',
    '/helpcenter',
    '/payment/i1',
    windowPath,
    maintenancePath,
  ];
  for (const path of [...known, ...signInPaths, ...accessPaths])
    expect(isKnownPath(path)).toBe(true);
  for (const page of [...vendorPages, ...featurePages])
    for (const path of [`/${page}`, `/${page}/m4pk1`]) expect(isKnownPath(path)).toBe(true);
  for (const path of ['/nowhere', '/tracking', '/history/a/b', '/connect/x', '/index.html'])
    expect(isKnownPath(path)).toBe(false);
});
