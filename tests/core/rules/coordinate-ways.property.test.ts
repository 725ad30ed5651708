import { globSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greatCircleMetres, pairOf, parseCoordinates, readCoordinates } from '#core/rules';
import type { Extent, Market, Position } from '#schemas';
import { market as singapore } from '../../../markets/sg.ts';
import { law } from '../../support/property.ts';

const root = new URL('../../../', import.meta.url);
const markets: readonly Market[] = await Promise.all(
  globSync('markets/??.ts', { cwd: root }).map(async (path) => {
    const { market }: { market: Market } = await import(new URL(path, root).href);
    return market;
  }),
);

type Place = Position & { readonly extent: Extent };

/** A place in one of the markets, to the millionth of a degree. */
const place: fc.Arbitrary<Place> = fc.constantFrom(...markets).chain(({ extent }) =>
  fc.record({
    latitude: between(extent.south, extent.north),
    longitude: between(extent.west, extent.east),
    extent: fc.constant(extent),
  }),
);

type Write = (at: Position) => string;

const letters = ({ latitude, longitude }: Position) => ({
  ns: latitude < 0 ? 'S' : 'N',
  ew: longitude < 0 ? 'W' : 'E',
});

/** Degrees, minutes and seconds as map services write them; two decimals of a second are 30 cm. */
function angle(degrees: number, [d, m, s]: readonly [string, string, string]): string {
  const hundredths = Math.round(Math.abs(degrees) * 360_000);
  const seconds = ((hundredths % 6000) / 100).toFixed(2);
  const minutes = Math.floor(hundredths / 6000) % 60;
  return `${Math.floor(hundredths / 360_000)}${d}${minutes}${m}${seconds}${s}`;
}

/** Degrees and minutes, as sailors write them. */
function minutesOf(degrees: number): string {
  const tenThousandths = Math.round(Math.abs(degrees) * 600_000);
  return `${Math.floor(tenThousandths / 600_000)}° ${((tenThousandths % 600_000) / 10_000).toFixed(4)}′`;
}

const signs = [
  ['°', "'", '"'],
  ['° ', '′ ', '″'],
  ['º', '’', '”'],
  [' ', ' ', ''],
] as const;

const six = (degrees: number) => degrees.toFixed(6);
const comma = (degrees: number) => six(degrees).replace('.', ',');
const digits = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

const written: readonly Write[] = [
  ({ latitude, longitude }) => `${six(latitude)}, ${six(longitude)}`,
  ({ latitude, longitude }) => `${six(latitude)},${six(longitude)}`,
  ({ latitude, longitude }) => `(${six(latitude)}; ${six(longitude)})`,
  ({ latitude, longitude }) => `${six(latitude)} ${six(longitude)}`,
  ({ latitude, longitude }) => `${comma(latitude)}; ${comma(longitude)}`,
  ({ latitude, longitude }) => `${comma(latitude)} ${comma(longitude)}`,
  ({ latitude, longitude }) => `${six(latitude)}，${six(longitude)}`,
  ({ latitude, longitude }) => `${six(latitude)}°, ${six(longitude)}°`,
  ({ latitude, longitude }) => `Lat: ${six(latitude)}, Long: ${six(longitude)}`,
  ({ latitude, longitude }) => `\u200e${six(latitude)}, ${six(longitude)}\u200f`,
  ({ latitude, longitude }) => `−${six(-latitude)}, ${six(longitude)}`.replace('−-', ''),
  (at) =>
    `${six(Math.abs(at.latitude))}° ${letters(at).ns}, ${six(Math.abs(at.longitude))}° ${letters(at).ew}`,
  (at) =>
    `${letters(at).ns} ${minutesOf(at.latitude)} ${letters(at).ew} ${minutesOf(at.longitude)}`,
  (at) => `${minutesOf(at.latitude)}${letters(at).ns}, ${minutesOf(at.longitude)}${letters(at).ew}`,
  // With letters the order says nothing.
  (at) =>
    `${minutesOf(at.longitude)} ${letters(at).ew} ${minutesOf(at.latitude)} ${letters(at).ns}`,
  ...signs.map(
    (sign) => (at: Position) =>
      `${angle(at.latitude, sign)}${letters(at).ns} ${angle(at.longitude, sign)}${letters(at).ew}`,
  ),
  ...[0x660, 0x6f0, 0xed0, 0x966, 0x9e6, 0xff10].map(
    (zero) =>
      ({ latitude, longitude }: Position) =>
        digits(zero)(`${six(latitude)}, ${six(longitude)}`),
  ),
  ({ latitude, longitude }) =>
    digits(0x660)(`${six(latitude)}، ${six(longitude)}`).replaceAll('.', '٫'),
];

const links: readonly Write[] = [
  ({ latitude, longitude }) =>
    `https://www.google.com/maps/place/A+Tower/@1.5,103.5,17z/data=!3m1!4b1!4m6!8m2!3d${six(latitude)}!4d${six(longitude)}!16zL20?entry=ttu`,
  ({ latitude, longitude }) =>
    `https://www.google.com/maps/@${six(latitude)},${six(longitude)},17z`,
  ({ latitude, longitude }) => `https://maps.google.com/?q=${six(latitude)},${six(longitude)}`,
  ({ latitude, longitude }) =>
    `https://maps.google.com/maps?q=loc:${six(latitude)},${six(longitude)}&z=3`,
  ({ latitude, longitude }) =>
    `https://www.google.com/maps/search/?api=1&query=${six(latitude)}%2C${six(longitude)}`,
  ({ latitude, longitude }) =>
    `https://www.google.com/maps/search/${six(latitude)},+${six(longitude)}?sa=X`,
  ({ latitude, longitude }) =>
    `https://www.google.com/maps/dir/?api=1&destination=${six(latitude)},${six(longitude)}`,
  (at) =>
    `https://www.google.com/maps/place/${encodeURIComponent(
      `${angle(at.latitude, signs[0])}${letters(at).ns} ${angle(at.longitude, signs[0])}${letters(at).ew}`,
    )}/@1.5,103.5,17z`,
  ({ latitude, longitude }) =>
    `https://maps.apple.com/?ll=${six(latitude)},${six(longitude)}&q=A%20Shop`,
  ({ latitude, longitude }) =>
    `https://maps.apple.com/place?coordinate=${six(latitude)},${six(longitude)}&name=Pin`,
  ({ latitude, longitude }) => `maps.apple.com/?daddr=${six(latitude)},${six(longitude)}`,
  ({ latitude, longitude }) =>
    `https://www.openstreetmap.org/?mlat=${six(latitude)}&mlon=${six(longitude)}#map=17/1.5/103.5`,
  ({ latitude, longitude }) =>
    `https://www.openstreetmap.org/#map=17/${six(latitude)}/${six(longitude)}`,
  ({ latitude, longitude }) =>
    `https://waze.com/ul?ll=${six(latitude)},${six(longitude)}&navigate=yes`,
  ({ latitude, longitude }) => `geo:${six(latitude)},${six(longitude)}?z=17`,
];

test.each([...written, ...links].map((write, at) => [at, write] as const))(
  'a place of a market that is written down is read back within a metre, way %s',
  (_, write) =>
    law(
      fc.property(place, (at) => {
        const read = readCoordinates(write(at), at.extent);
        expect(read?.isSwapped).toBe(false);
        expect(read && greatCircleMetres(read.position, at)).toBeLessThan(1);
      }),
      { runs: 60 },
    ),
);

test('a pair the other way round is turned where only that is a place of the market', () =>
  law(
    fc.property(place, fc.constantFrom(...written.slice(0, 7)), (at, write) => {
      const { latitude, longitude, extent } = at;
      const turned = { latitude: longitude, longitude: latitude };
      const read = readCoordinates(write(turned), extent);
      const isPlaceToo = isWithin(turned, extent);
      expect(read?.isSwapped).toBe(!isPlaceToo);
      expect(read?.position).toEqual(isPlaceToo ? turned : { latitude, longitude });
    }),
  ));

test('two numbers are turned by the same rule, and never without a market', () => {
  const national = { latitude: 1.2903, longitude: 103.8519 };
  expect(pairOf(103.8519, 1.2903, singapore.extent)).toEqual({
    position: national,
    isSwapped: true,
  });
  expect(pairOf(1.2903, 103.8519, singapore.extent)).toEqual({
    position: national,
    isSwapped: false,
  });
  expect(pairOf(48.2, 16.4, singapore.extent)?.isSwapped).toBe(false);
  expect(pairOf(103.8519, 1.2903)).toBeNull();
});

test('addresses, short links and other texts are no coordinates', () => {
  const none = [
    ...[
      '10 High Street, 5',
      '5 N Bridge Road',
      'Blk 7 Everton Park',
      '1 2',
      '12 34',
      '1° N',
      'N 1 E',
    ],
    ...[
      '12 N 13 S',
      '91° N 10° E',
      '1°61\'00"N 103°00\'00"E',
      'https://maps.app.goo.gl/AbC1',
      'geo:',
    ],
    ...[
      'https://example.com/a/b',
      'www.',
      'https://maps.google.com/?q=National%20Gallery%ZZ',
      '1,2,3',
    ],
  ];
  for (const typed of none) {
    expect([typed, readCoordinates(typed, singapore.extent)]).toEqual([typed, null]);
  }
});

test('any text gets an answer, and soon', () =>
  law(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc
          .array(
            fc.constantFrom('1', '°', "'", '"', ' ', ',', 'N', 'E', '.', '-', '/', '!3d', '?q='),
            {
              maxLength: 150,
            },
          )
          .map((parts) => parts.join('')),
      ),
      (text) => {
        const began = performance.now();
        parseCoordinates(text, singapore.extent);
        parseCoordinates(`https://${text}`, singapore.extent);
        expect(performance.now() - began).toBeLessThan(200);
      },
    ),
  ));

function between(low: number, high: number): fc.Arbitrary<number> {
  return fc
    .integer({ min: Math.ceil(low * 1e6), max: Math.floor(high * 1e6) })
    .map((millionths) => millionths / 1e6);
}

function isWithin(
  { latitude, longitude }: Position,
  { south, west, north, east }: Extent,
): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
