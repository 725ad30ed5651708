import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGazetteer } from '../../../server/places/gazetteer.ts';
import { nameSource, storePlaces } from '../../../server/places/repository.ts';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';
import { law } from '../../support/property.ts';
import { aPlace, writer } from './support.ts';

let database: FreshDatabase;
const town = { kind: 'settlement' as const, country: 'LA' };

/** Doors on a grid far in the north, where a degree east is less than half a degree north. */
const doors = Array.from({ length: 400 }, (_, at) => {
  const position = {
    latitude: 60 + (at % 20) * 0.002,
    longitude: 20 + Math.floor(at / 20) * 0.002,
  };
  return aPlace({ country: 'FI', house_number: `${at}`, road: 'Katu', ...position });
});

beforeAll(async () => {
  database = await freshDatabase();
  await nameSource(database.sql, 'test', 'Somebody');
  await storePlaces(database.sql, [
    ...doors,
    aPlace({
      ...town,
      name: 'Pakse',
      names: { lo: 'ປາກເຊ' },
      latitude: 15.12,
      longitude: 105.8,
      population: 90_000,
    }),
    aPlace({ ...town, name: 'Ban Near Pakse', latitude: 15.13, longitude: 105.81, population: 50 }),
    aPlace({ ...town, country: 'SG', name: 'Singapore', latitude: 1.3, longitude: 103.8 }),
    aPlace({ ...town, name: 'Vientiane', latitude: 17.97, longitude: 102.6, population: 700_000 }),
    aPlace({
      country: 'LA',
      kind: 'landmark',
      name: 'Market',
      latitude: 15.12,
      longitude: 105.8001,
    }),
    aPlace({ country: 'LA', kind: 'stop', name: 'Stop', latitude: 15.1201, longitude: 105.8002 }),
    aPlace({
      country: 'TH',
      kind: 'landmark',
      name: 'Abroad',
      latitude: 15.1201,
      longitude: 105.8001,
    }),
  ]);
  await database.sql`analyze place`;
});
afterAll(() => database.drop());

const near = (address: string) => `near ${address}`;
const at = (latitude: number, longitude: number, country = 'LA', locale = 'en') => {
  return createGazetteer(database.sql, writer).reverse({ latitude, longitude, country, locale });
};
const said = (latitude: number, longitude: number, country = 'LA') => {
  const question = { latitude, longitude, country, locale: 'en', near };
  return createGazetteer(database.sql, writer).reverse(question);
};

describe('the address at a position', () => {
  it('is the nearest door in the country, with its town, at the position asked for', async () => {
    expect(await at(15.1202, 105.8003, 'LA', 'lo')).toMatchObject({
      ...{ building: 'Market', city: 'ປາກເຊ', latitude: 15.1202, longitude: 105.8003 },
      ...{ country_code: 'LA', attribution: 'Somebody', formatted_address: 'Market, ປາກເຊ, ລາວ' },
    });
  });

  it('is the town where no door is near, and nothing outside of one', async () => {
    expect((await at(15.11, 105.79, 'LA', 'lo'))?.formatted_address).toBe('ປາກເຊ, ລາວ');
    expect(await at(15.0, 105.7)).toBeNull();
    expect(await at(20, 103)).toBeNull();
    expect(await at(90, 180)).toBeNull();
    expect(await at(-90, -180)).toBeNull();
  });

  it('is never a city that is a whole country', async () => {
    expect(await at(1.3, 103.8, 'SG')).toBeNull();
  });

  it('is the door that is nearest on the ground, not on a table of degrees', async () => {
    const within = { min: 0, max: 0.038, noNaN: true };
    await law(
      fc.asyncProperty(fc.double(within), fc.double(within), async (north, east) => {
        const position = { latitude: 60 + north, longitude: 20 + east };
        const found = await at(position.latitude, position.longitude, 'FI');
        const door = doors.find(({ house_number }) => house_number === found?.street_number);
        const nearest = Math.min(...doors.map((one) => metres(one, position)));
        expect(door && metres(door, position)).toBeLessThan(nearest + 0.5);
      }),
      { runs: 100 },
    );
  });
});

describe('what is said of a position', () => {
  it('is an address up to its doorstep, and beyond only what is near', async () => {
    const door = await said(15.1201, 105.8002);
    expect(door).toMatchObject({ formatted_address: 'Market, Pakse, Laos', building: 'Market' });
    expect(door?.distance_metres).toBeLessThanOrEqual(30);
    const street = await said(15.121, 105.8001);
    expect(street).toMatchObject({
      ...{ formatted_address: 'near Market, Pakse, Laos', building: '', city: 'Pakse' },
      ...{ latitude: 15.121, longitude: 105.8001, distance_metres: 111 },
    });
    expect((await said(15.11, 105.79))?.formatted_address).toBe('near Pakse, Laos');
  });

  it('never names the house, street or postcode of a door that is not there', async () => {
    const within = { min: 0, max: 0.038, noNaN: true };
    await law(
      fc.asyncProperty(fc.double(within), fc.double(within), async (north, east) => {
        const position = { latitude: 60 + north, longitude: 20 + east };
        const found = await said(position.latitude, position.longitude, 'FI');
        const nearest = Math.min(...doors.map((one) => metres(one, position)));
        const isThere = (found?.distance_metres ?? Number.NaN) <= 30;
        expect(Math.abs((found?.distance_metres ?? 0) - nearest)).toBeLessThan(1.5);
        expect(found?.formatted_address.startsWith('near ')).toBe(!isThere);
        expect(found?.street_number === '' && found.street === '').toBe(!isThere);
      }),
      { runs: 60 },
    );
  });
});

describe('labels', () => {
  const labels = async (zoom: number, limit = 10, breadth = 10) => {
    const extent = [105.8 - breadth, 15.12 - breadth, 105.8 + breadth, 15.12 + breadth] as const;
    const found = await createGazetteer(database.sql, writer).labels({
      extent,
      zoom,
      limit,
      locale: 'lo',
    });
    expect(found.map(({ rank }) => rank)).toEqual(found.map((_, rank) => rank));
    return found.map(({ name }) => name);
  };

  it('are the big towns from afar, more from nearby, and never two in one spot', async () => {
    expect(await labels(5)).toEqual(['Vientiane', 'ປາກເຊ']);
    expect(await labels(11, 10, 0.1)).toEqual(['ປາກເຊ']);
    expect(await labels(14, 10, 0.05)).toEqual(['ປາກເຊ', 'Ban Near Pakse']);
    expect(await labels(5, 1)).toEqual(['Vientiane']);
  });

  it('name landmarks where there is room', async () => {
    expect(await labels(21, 10, 0.0005)).toEqual(['ປາກເຊ', 'Abroad', 'Market']);
    expect(await labels(11.9, 10, 0.0005)).toEqual(['ປາກເຊ']);
    const hall = { name: 'Hall', latitude: 15.16, longitude: 105.8 };
    await storePlaces(database.sql, [aPlace({ country: 'LA', kind: 'landmark', ...hall })]);
    expect(await labels(12, 10, 0.05)).toEqual(['ປາກເຊ', 'Ban Near Pakse', 'Hall']);
    expect(await labels(11.9, 10, 0.05)).not.toContain('Hall');
  });

  it('tell blocks by their numbers at the door, after all names', async () => {
    const extent = [105.79, 15.11, 105.81, 15.13] as const;
    const block = { country: 'LA', road: 'Rue 1', latitude: 15.12, longitude: 105.8 };
    await storePlaces(database.sql, [
      aPlace({ ...block, block: '12A' }),
      aPlace({ ...block, house_number: '7', block: '12A' }),
      aPlace({ ...block, name: 'Estate', house_number: '8' }),
      aPlace({ ...block, name: 'Estate', house_number: '9', latitude: 15.121 }),
      aPlace({ ...block, name: 'Tower', latitude: 15.122 }),
    ]);
    const labelled = createGazetteer(database.sql, writer).labels;
    const near = await labelled({ extent, zoom: 17, limit: 10, locale: 'lo' });
    expect(near.filter(({ isNumber }) => isNumber).map(({ name }) => name)).toEqual([
      ...['12A', '7', '8', '9'],
    ]);
    const names = near.filter(({ isNumber }) => !isNumber).map(({ name }) => name);
    expect(names).toContain('Tower');
    expect(names).not.toContain('Estate');
    expect(near.map(({ rank }) => rank)).toEqual(near.map((_, rank) => rank));
    const afar = await labelled({ extent, zoom: 16, limit: 10, locale: 'lo' });
    expect(afar.some(({ isNumber }) => isNumber)).toBe(false);
  });

  it('shorten a name that is a whole address, which is told in full where it is read', async () => {
    const name = 'Lao Telecom Customer Service Centre, Lane Xang Avenue, Vientiane';
    const here = { latitude: 64.5, longitude: 100.5 };
    await storePlaces(database.sql, [aPlace({ country: 'RU', kind: 'landmark', name, ...here })]);
    const extent = [100.49, 64.49, 100.51, 64.51] as const;
    const question = { extent, zoom: 17, limit: 10, locale: 'lo' };
    const [label] = await createGazetteer(database.sql, writer).labels(question);
    expect(label?.name).toBe('Lao Telecom Customer…');
    expect((await at(here.latitude, here.longitude, 'RU'))?.building).toBe(name);
  });

  it('leave no part bare for a crowd of bigger places in another', async () => {
    const crowd = Array.from({ length: 100 }, (_, at) =>
      aPlace({
        ...{ kind: 'landmark', country: 'NO', name: `Big ${at}`, rank: 9 },
        latitude: 70 + Math.floor(at / 10) * 0.004,
        longitude: 10 + (at % 10) * 0.01,
      }),
    );
    const lone = { kind: 'landmark', country: 'NO', name: 'Lone', rank: 1 } as const;
    await storePlaces(database.sql, [
      ...crowd,
      aPlace({ ...lone, latitude: 70.1, longitude: 10.3 }),
    ]);
    const extent = [9.9, 69.9, 10.4, 70.2] as const;
    const question = { extent, zoom: 14, limit: 20, locale: 'en' };
    const found = await createGazetteer(database.sql, writer).labels(question);
    expect(found.map(({ name }) => name)).toContain('Lone');
    expect(found).toHaveLength(20);
    // The more important ones come first all the same.
    expect(found.at(-1)?.name).toBe('Lone');
  });

  it('treat the whole world at street level as the world', async () => {
    const extent = [-180, -90, 180, 90] as const;
    const question = { extent, zoom: 20, limit: 1000, locale: 'en' };
    expect(await createGazetteer(database.sql, writer).labels(question)).toMatchObject([
      { name: 'Vientiane' },
    ]);
  });
});

/** Great-circle distance. */
function metres(one: Point, other: Point): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const half = Math.sin((a - b) / 2) ** 2;
  const turn = Math.sin(radians(one.longitude - other.longitude) / 2) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.sqrt(half + Math.cos(a) * Math.cos(b) * turn));
}
type Point = { latitude: number; longitude: number };

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
