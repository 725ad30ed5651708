import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Composition, compose, definePlugin, type Plugin, type PluginFault } from '#core';
import { ruleNames } from '#core/rules';
import { type FlagName, flagNames, type RequestFields } from '#schemas';
import { contextFor } from '../../support/composition.ts';
import { anOrder } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

const payloads: readonly ReturnType<Composition['payload']>[] = [
  { pickup_tasks: { pickup_code: 'A1' } },
  {},
];

/** Features that own different things, each with a silhouette of its own. */
const anyPlugins: fc.Arbitrary<readonly Plugin[]> = fc
  .uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 6 })
  .chain((ids) => fc.tuple(...ids.map((id, nth) => anyPlugin(id, nth))));

const anyFlags = fc.subarray([...flagNames]);
const anyFields: fc.Arbitrary<RequestFields> = fc.dictionary(
  fc.stringMatching(/^[a-z]{1,6}$/),
  fc.string(),
);

test('with all flags off, any features give the bare form', () =>
  law(
    fc.property(anyPlugins, anyFields, (plugins, fields) => {
      expect(seen(compose(plugins, contextFor([])), fields)).toEqual(
        seen(compose([], contextFor([])), fields),
      );
    }),
  ));

test('the order of the features changes nothing', () =>
  law(
    fc.property(permuted(), anyFlags, anyFields, ([plugins, shuffled], flags, fields) => {
      const context = contextFor(flags);
      expect(seen(compose(shuffled, context), fields)).toEqual(
        seen(compose(plugins, context), fields),
      );
    }),
  ));

test('composing again gives the same, and leaves what went in as it was', () =>
  law(
    fc.property(anyPlugins, anyFlags, anyFields, (plugins, flags, fields) => {
      const context = contextFor(flags);
      const before = plugins.map(({ id }) => id);
      const first = seen(compose(plugins, context), fields);
      expect(seen(compose(plugins, context), fields)).toEqual(first);
      expect(plugins.map(({ id }) => id)).toEqual(before);
    }),
  ));

test('exactly the features whose flag is on and that are available take part', () =>
  law(
    fc.property(anyPlugins, anyFlags, (plugins, flags) => {
      const context = contextFor(flags);
      const expected = plugins.filter(
        ({ flag, available }) => context.flags[flag] && available?.(context),
      );
      expect(new Set(compose(plugins, context).pluginIds)).toEqual(
        new Set(expected.map(({ id }) => id)),
      );
    }),
  ));

test('whatever a feature throws, the others contribute as without it, and it is told once for each part', () =>
  law(
    fc.property(
      anyPlugins,
      fc.subarray([...contributions], { minLength: 1 }),
      anyFields,
      (plugins, broken, fields) => {
        const faults: PluginFault[] = [];
        const context = contextFor(flagNames);
        const all = [...plugins, definePlugin(throwing(broken))];
        const composition = compose(all, context, (fault) => faults.push(fault));
        const without = compose(plugins, context);
        for (let nth = 0; nth < 2; nth += 1) {
          expect(composition.payload(fields)).toEqual(without.payload(fields));
          expect(composition.detailRows(order)).toEqual(without.detailRows(order));
          expect(composition.orderNotes(order, 0)).toEqual(without.orderNotes(order, 0));
          expect(composition.orderLinks(order)).toEqual(without.orderLinks(order));
          expect(composition.fields).toEqual(without.fields);
          expect(composition.settings).toEqual(without.settings);
          const waits = broken.includes('payload') && !broken.includes('available');
          expect(composition.validate(fields, 0)).toEqual([
            ...without.validate(fields, 0),
            ...(waits ? [{ field: 'vendorId', key: 'app.broken.part', rule: 'length' }] : []),
          ]);
        }
        // Without being available it is asked for nothing more.
        const isAsked = (part: string) => !broken.includes('available') || part === 'available';
        expect(faults.map(({ part }) => part).sort()).toEqual(broken.filter(isAsked).sort());
      },
    ),
  ));

test('a rule without its name, and a payload without its keys, are refused where they are declared', () => {
  const base = { id: 'half', flag: 'voucher', available: () => true } as const;
  expect(() => definePlugin({ ...base, validate: () => null })).toThrow('validate and rule');
  expect(() => definePlugin({ ...base, rule: 'amount' })).toThrow('validate and rule');
  expect(() => definePlugin({ ...base, payload: () => ({}) })).toThrow('payload and payloadKeys');
});

test('a slot gives the components of the features that are on', () => {
  const shown = () => null;
  const plugin = definePlugin({
    id: 'shown',
    flag: 'voucher',
    available: () => true,
    slots: { 'request.map': shown },
  });
  expect(compose([plugin], contextFor(['voucher'])).slot('request.map')).toEqual([
    { pluginId: 'shown', component: shown },
  ]);
  expect(compose([plugin], contextFor([])).slot('request.map')).toEqual([]);
});

const order = anOrder();
const contributions = [
  ...(['available', 'fields', 'validate', 'payload', 'detailRows'] as const),
  ...(['orderNotes', 'orderLinks', 'settings'] as const),
];

/** A feature that throws wherever it is asked for one of these. */
function throwing(broken: readonly (typeof contributions)[number][]): Plugin {
  const fail = () => {
    throw new Error('broken');
  };
  const parts = Object.fromEntries(broken.map((part) => [part, fail]));
  const declared = broken.includes('payload') ? { payloadKeys: ['vat_number' as const] } : {};
  const rule = broken.includes('validate') || broken.includes('payload') ? 'length' : undefined;
  return {
    ...{ id: 'zz-broken', flag: 'voucher', available: () => true },
    ...(rule && { rule, validate: () => null }),
    ...declared,
    ...parts,
  };
}

/** Everything of a composition that can be compared. */
function seen(composition: Composition, fields: RequestFields) {
  return {
    ids: composition.pluginIds,
    fields: composition.fields,
    violations: composition.validate(fields, 0),
    payload: composition.payload(fields),
    slot: composition.slot('request.map').map(({ pluginId }) => pluginId),
  };
}

/** The `nth` one owns a payload key only if it is the first, since there is one key to own. */
function anyPlugin(id: string, nth: number): fc.Arbitrary<Plugin> {
  return fc
    .record({
      flag: fc.constantFrom<FlagName>(...flagNames.filter((flag) => flag !== 'helpcenter')),
      available: fc.boolean(),
      rule: fc.option(fc.constantFrom(...ruleNames)),
      payload: fc.constantFrom(...payloads),
    })
    .map(({ flag, available, rule, payload }) =>
      definePlugin({
        id,
        flag,
        available: () => available,
        fields: () => [{ key: `field-${id}`, section: 'details', labelKey: id, initial: '' }],
        ...(rule !== null && {
          rule,
          validate: (fields) => (fields[id] ? null : { field: id, key: id }),
        }),
        ...(nth === 0 && { payloadKeys: ['pickup_tasks'], payload: () => payload }),
      }),
    );
}

function permuted(): fc.Arbitrary<[readonly Plugin[], readonly Plugin[]]> {
  return anyPlugins.chain((plugins) =>
    fc.tuple(
      fc.constant(plugins),
      fc.shuffledSubarray([...plugins], { minLength: plugins.length, maxLength: plugins.length }),
    ),
  );
}
