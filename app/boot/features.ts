import { brandIds, loadBrand } from '#brands';
import {
  type Claim,
  type CompositionContext,
  clashesOf,
  type Kept,
  type Mode,
  type OwnedTexts,
} from '#core';
import { columnNamesOf, ownColumnNames } from '#core/rules';
import { translationSets } from '#i18n';
import { plugins } from '#plugins';
import { featurePages, vendorPages } from '#routes';
import { defaultFlags, type Market } from '#schemas';
import { featureColumns } from '../../plugins/columns.ts';
import { orderFeatures } from '../../plugins/orders.ts';

type Declared<Thing> = Readonly<Record<string, Readonly<Record<string, Thing>>>>;

const modes: readonly Mode[] = ['CLASSIC', 'GODROID', 'GUEST'];

// Files of a feature are found by their place in its folder, so that nobody has to keep a list.
const writtenTexts = import.meta.glob<Readonly<Record<string, string>>>(
  ['../i18n/locales/**/*.json', '../../plugins/*/texts/**/*.json'],
  { eager: true, import: 'default' },
);
const indexes: Declared<unknown> = import.meta.glob('../../plugins/*/index.ts', { eager: true });
const kept: Declared<Partial<Kept<unknown>>> = import.meta.glob(
  ['../../plugins/*/kept.ts', '../screens/*/kept.ts'],
  { eager: true },
);
const ports: Declared<{ readonly shortName?: string }> = import.meta.glob(
  '../../plugins/*/ports.ts',
  { eager: true },
);

/** Clashes between the features of this build in these markets, one sentence each. Checked by the build and by the server's start. */
export async function featureClashes(markets: readonly Market[]): Promise<readonly string[]> {
  const brand = await loadBrand(brandIds[0] ?? '');
  if (brand === undefined) throw new Error('there is no brand');
  const contexts = markets.flatMap((market) =>
    modes.map((mode): CompositionContext => {
      return { market, brand, mode, flags: defaultFlags, vendor: null };
    }),
  );
  return clashesOf(plugins, contexts, {
    folders: foldersOf(indexes),
    ...{ ownPages: vendorPages, routes: featurePages, kept: orderFeatures },
    ...{ texts: ownedTexts(), languages: translationSets },
    keys: claimsOf(kept, ({ key }) => key),
    ports: claimsOf(ports, ({ shortName }) => shortName),
    columns: columnClaims(),
  });
}

/** The folder of each feature. */
function foldersOf(files: Declared<unknown>): ReadonlyMap<unknown, string> {
  return new Map(
    Object.entries(files).flatMap(([path, things]) =>
      Object.values(things).map((thing) => [thing, `plugins/${ownerOf(path)}`] as const),
    ),
  );
}

/** The column names of files of orders, each with its owner. */
function columnClaims(): readonly Claim[] {
  const own = ownColumnNames().map((name): Claim => ['the product itself', name]);
  const added = featureColumns.flatMap((feature) =>
    columnNamesOf(feature).map((name): Claim => [feature.id, name]),
  );
  return [...own, ...added];
}

/** The keys of each file of texts, with the folder that owns them. */
function ownedTexts(): readonly OwnedTexts[] {
  return Object.entries(writtenTexts).map(([path, texts]) => ({
    owner: ownerOf(path),
    language: /(\w+)\.json$/.exec(path)?.[1] ?? '',
    later: path.includes('/later/'),
    keys: Object.keys(texts),
  }));
}

/** The names that features declare, each with its folder. Exports without a name are something else and are skipped. */
function claimsOf<Thing>(files: Declared<Thing>, nameOf: (thing: Thing) => string | undefined) {
  return Object.entries(files).flatMap(([path, things]) =>
    Object.values(things).flatMap((thing) => {
      const name = nameOf(thing);
      return name === undefined ? [] : [[ownerOf(path), name] as const];
    }),
  );
}

function ownerOf(path: string): string {
  return /plugins\/([^/]+)\//.exec(path)?.[1] ?? 'the product itself';
}
