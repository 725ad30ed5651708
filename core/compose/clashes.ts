import { bareFields } from './bare-form.ts';
import type { Ask } from './guard.ts';
import type { CompositionContext, Plugin } from './plugin.ts';

/** Who owns a name, and the name. */
type Claim = readonly [owner: string, name: string];

/** Features that clash stop the product from starting, whether or not their flags are on. */
export function refuseClashes(
  plugins: readonly Plugin[],
  context: CompositionContext,
  ask: Ask,
): void {
  const claims = (read: (plugin: Plugin) => readonly string[]): readonly Claim[] =>
    plugins.flatMap((plugin) => read(plugin).map((name): Claim => [plugin.id, name]));
  const fields = (plugin: Plugin) => ask(plugin, 'fields', () => plugin.fields?.(context), []);
  const ofTheForm = bareFields.map((name): Claim => ['the form itself', name]);
  refuseTwice(
    'id',
    claims(({ id }) => [id]),
  );
  refuseTwice(
    'payload key',
    claims(({ payloadKeys = [] }) => payloadKeys),
  );
  refuseTwice('field', [
    ...ofTheForm,
    ...claims((plugin) => fields(plugin)?.map(({ key }) => key) ?? []),
  ]);
  refuseTwice(
    'page',
    claims(({ pages = [] }) => pages.map(({ path }) => path)),
  );
}

function refuseTwice(what: string, claims: readonly Claim[]): void {
  const owners = new Map<string, string>();
  for (const [owner, name] of claims) {
    const first = owners.get(name);
    if (first !== undefined) throw new Error(`two own the ${what} "${name}": ${first}, ${owner}`);
    owners.set(name, owner);
  }
}
