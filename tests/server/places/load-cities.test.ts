import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '../../../server/db/connect.ts';
import { batchesOf, type City, geonames } from '../../../server/places/cities.ts';
import { loadCities, startLoadingCities } from '../../../server/places/load-cities.ts';
import { nameSource, storeRows } from '../../../server/places/repository.ts';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  await database.sql`truncate place_source cascade`;
  await nameSource(database.sql, geonames.id, geonames.attribution);
});
afterAll(() => database.drop());

function anotherInstance() {
  const sql = connect(database.url);
  onTestFinished(() => sql.end());
  return sql;
}

const cities = Array.from({ length: 2250 }, (_, at): City => {
  const coordinates: [number, number] = [at / 100, at / 200];
  return { cityId: at, name: `Town ${at}`, country: 'LA', population: at, loc: { coordinates } };
});
const batchAt = batchesOf(() => cities);
const read = async (from: number) => batchAt(from);
const state = async () => {
  const [row] = await database.sql`
    select loaded, finished_at is not null as finished, (select count(*)::int from place) as places
    from place_source`;
  return row;
};

describe('loading the towns of the world', () => {
  it('goes on where it was killed', async () => {
    const asked: number[] = [];
    const dying = async (from: number) => {
      asked.push(from);
      if (asked.length === 2) throw new Error('killed');
      return read(from);
    };
    await expect(loadCities(database.sql, dying)).rejects.toThrow('killed');
    expect(await state()).toEqual({ loaded: 1000, finished: false, places: 1000 });
    await loadCities(database.sql, dying);
    expect(asked).toEqual([0, 1000, 1000, 2000]);
    expect(await state()).toMatchObject({ finished: true, places: 2250 });
  });

  it('is done by one of several instances, once', async () => {
    const asked: number[] = [];
    const counting = async (from: number) => {
      asked.push(from);
      return read(from);
    };
    await Promise.all([1, 2, 3].map(() => loadCities(database.sql, counting)));
    await loadCities(database.sql, counting);
    expect(asked.toSorted((a, b) => a - b)).toEqual([0, 1000, 2000]);
    expect(await state()).toMatchObject({ finished: true, places: 2250 });
  });

  it('lets another instance store the towns of its start meanwhile', async () => {
    const other = anotherInstance();
    const meanwhile = async (from: number) => {
      await storeRows(other, batchAt(0).rows);
      return read(from);
    };
    await loadCities(database.sql, meanwhile);
    expect(await state()).toMatchObject({ finished: true, places: 2250 });
  });

  it('locks no two towns in different orders, whatever that of two files', async () => {
    const other = anotherInstance();
    const towns: object[] = JSON.parse(batchAt(0).rows);
    const counted = (population: number, all: readonly object[]) =>
      JSON.stringify(all.map((town) => ({ ...town, population })));
    for (let round = 0; round < 10; round += 1) {
      const files = [counted(round, towns), counted(round + 100, towns.toReversed())] as const;
      await Promise.all([storeRows(database.sql, files[0]), storeRows(other, files[1])]);
    }
    expect(await state()).toMatchObject({ places: 1000 });
  });

  it('leaves a town alone that is known in more languages', async () => {
    await loadCities(database.sql, read);
    await database.sql`update place set name = 'Pakse', names = ${database.sql.json({ lo: 'ປາກເຊ' })}
      where name = 'Town 7'`;
    await database.sql`update place_source set loaded = 0, finished_at = null`;
    await loadCities(database.sql, read);
    expect(await database.sql`select names from place where name = 'Pakse'`).toEqual([
      { names: { lo: 'ປາກເຊ' } },
    ]);
    expect(await state()).toMatchObject({ places: 2250 });
  });

  it('can be stopped at once', async () => {
    const loading = startLoadingCities(database.sql, (error) => expect.fail(String(error)));
    await loading.stop();
    expect(await state()).toMatchObject({ finished: false });
  });
});
