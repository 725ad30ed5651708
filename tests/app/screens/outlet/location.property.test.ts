import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  calledLocation,
  movedLocation,
  namedLocation,
  noLocation,
  positionOf,
  typedLocation,
} from '../../../../app/screens/outlet/location.ts';
import { law } from '../../../support/property.ts';
import { location, place, position } from './support.ts';

test('typing clears everything that was known of the place before', () => {
  expect(typedLocation('Bishan', 'SG')).toEqual({
    ...noLocation('SG'),
    formatted_address: 'Bishan',
    own: true,
  });
});

test('coordinates that are typed are a place at once', () => {
  const typed = typedLocation('1.35, 103.848', 'SG');
  expect(positionOf(typed)).toEqual({ latitude: 1.35, longitude: 103.848 });
  expect(typed.formatted_address).toBe('1.35, 103.848');
  expect(typed.city).toBe('');
});

test('a pin whose address nobody knows keeps what was known, with the new coordinates', () =>
  law(
    fc.property(location, position, (before, to) => {
      const after = movedLocation(before, to);
      expect(positionOf(after)).toEqual(to);
      expect({ ...after, latitude: before.latitude, longitude: before.longitude }).toEqual(before);
    }),
  ));

test('a name changes the address, and leaves the pin where the person put it', () =>
  law(
    fc.property(position, (to) => {
      const named = namedLocation(place, to);
      expect(positionOf(named)).toEqual(to);
      expect(named).toMatchObject({
        ...{ formatted_address: place.formatted_address, city: 'Singapore', zipcode: '579837' },
        ...{ street: 'Bishan Place', streetNumber: '9', countryCode: 'SG' },
      });
    }),
  ));

test('only a position without any address is called by its coordinates', () =>
  law(
    fc.property(location, (before) => {
      const called = calledLocation(before);
      expect(calledLocation(called)).toEqual(called);
      if (before.formatted_address !== '' || positionOf(before) === null) {
        expect(called).toBe(before);
      } else {
        expect(called.formatted_address).toBe('1.30000, 103.80000');
      }
    }),
  ));
