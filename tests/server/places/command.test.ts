import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';
import { fromSources } from '../../support/sources.ts';
import { temporaryFile } from './support.ts';

const script = fileURLToPath(new URL('../../../scripts/places.ts', import.meta.url));

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

function run(words: string[], url = database.url): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATABASE_URL: url };
  return new Promise((resolve) => {
    execFile(process.execPath, fromSources(script, ...words), { env }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : 0;
      resolve({ code, said: `${stdout}${stderr}`.replace(/ in [\d.]+ s/, '') });
    });
  });
}

describe('npm run places', () => {
  it('sums up what became of a file', async () => {
    const rows = ['A,01895,1.3,103.8', 'B,1,1.3,103.8', 'Bus stop C,,1.3,103.8', 'D,,x,103.8'];
    const file = await temporaryFile('a.csv', `name,zip,lat,lng\n${rows.join('\n')}`);
    const { code, said } = await run(['import', file, '--country', 'sg', '--source', 'My Set']);
    expect({ code, said: said.split('\n') }).toEqual({
      code: 0,
      said: [
        '4 rows read',
        '  3 new, 0 changed, 0 known already',
        '  1 postcodes got their lost zeros back',
        '  1 postcodes of a wrong length were left out',
        '  1 bus stops are ranked behind everything else',
        '  1 left out:',
        '    line 5: latitude "x" is not a number',
        '',
      ],
    });
    expect(await database.sql`select postcode, source from place where name = 'A'`).toEqual([
      { postcode: '001895', source: 'my-set' },
    ]);
  });

  it('reads areas', async () => {
    const ring = [
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 0],
      ],
    ];
    const geometry = { type: 'Polygon', coordinates: ring };
    const features = [{ type: 'Feature', properties: { name: 'A' }, geometry }];
    const file = await temporaryFile('a.geojson', JSON.stringify({ features }));
    const { code, said } = await run(['import', file, '--as', 'areas', '--country', 'SG']);
    expect({ code, said }).toEqual({ code: 0, said: '1 delivery areas from 1 features\n' });
  });

  it.each([
    [['import', '/nowhere.csv'], 1, '/nowhere.csv cannot be read'],
    [['import', 'x.csv', '--country', 'Singapore'], 1, 'is not a two-letter code'],
    [['import', 'x.geojson', '--as', 'areas'], 1, '--as areas needs --country XX.'],
    [['import', 'x.geojson', '--as', 'soup'], 1, '--as can only be "areas".'],
    [['import', 'x.csv', '--speed'], 1, "Unknown option '--speed'"],
    [['export'], 2, 'npm run places -- import FILE'],
    [['--help'], 0, 'npm run places -- import FILE'],
  ])('answers %j plainly', async (words, code, sentence) => {
    const answer = await run(words);
    expect(answer).toEqual({ code, said: expect.stringContaining(sentence) });
    expect(answer.said).not.toContain('    at ');
  });

  it('says so when there is no database', async () => {
    const { code, said } = await run(['import', 'x.csv'], 'postgres://nobody@127.0.0.1:1/none');
    expect(code).toBe(1);
    expect(said).toMatch(/^The database cannot be used: .*ECONNREFUSED.*\n$/);
  });
});
