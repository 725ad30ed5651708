import { fork } from 'effector';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compose, type Mode } from '#core';
import { $texts, languageOf, ScopeProvider } from '#i18n';
import { plugins } from '#plugins';
import type { FlagName, Vendor } from '#schemas';
import { AddOutlet } from '../../plugins/vendor-outlets/add-outlet.tsx';
import { EditOutlet } from '../../plugins/vendor-outlets/edit-outlet.tsx';
import { vendor } from '../support/arbitraries.ts';
import { contextFor } from '../support/composition.ts';

const nothing = () => undefined;
const parent: Vendor = { ...vendor('m4pk'), is_parent: true };
const outlet = vendor('m4pk1', 'm4pk');

/** What is drawn once all texts are there, or before. */
function drawn(node: React.ReactNode, whole = true): string {
  const texts = { language: languageOf('en'), whole, translate: (key: string) => key };
  const scope = fork({ values: [[$texts, texts]] });
  return renderToStaticMarkup(<ScopeProvider value={scope}>{node}</ScopeProvider>);
}

test('the controls appear under their own flags, and never for guests', () => {
  const slots = (on: readonly FlagName[], mode: Mode = 'CLASSIC') => {
    const composition = compose(plugins, { ...contextFor(on), mode });
    const ids = (name: 'vendors.row' | 'vendors.foot') =>
      composition.slot(name).map(({ pluginId }) => pluginId);
    return [ids('vendors.row'), ids('vendors.foot')];
  };
  expect(slots([])).toEqual([[], []]);
  expect(slots(['edit-vendor-outlet'])).toEqual([['edit-vendor-outlet'], []]);
  expect(slots(['add-vendor-outlet'])).toEqual([[], ['add-vendor-outlet']]);
  expect(slots(['edit-vendor-outlet', 'add-vendor-outlet'], 'GUEST')).toEqual([[], []]);
});

test('a pencil stands beside outlets, not beside main accounts nor ids that begin with a- or b-', () => {
  const pencil = (of: Vendor) => drawn(<EditOutlet vendor={of} edit={nothing} />);
  expect(pencil(outlet)).toContain('aria-label="outlet.edit"');
  expect(pencil(vendor('j6mq', 'm4pk'))).toContain('button');
  for (const none of [parent, vendor('a-1', 'm4pk'), vendor('b-1', 'm4pk')]) {
    expect(pencil(none)).toBe('');
  }
});

test('who may not change an outlet is offered neither', () => {
  const standing = 'counter';
  expect(drawn(<EditOutlet vendor={{ ...outlet, standing }} edit={nothing} />)).toBe('');
  expect(drawn(<AddOutlet vendors={[{ ...parent, standing }]} add={nothing} />)).toBe('');
});

test('a collection point is added only where there is a main account', () => {
  const button = (vendors: readonly Vendor[], whole = true) =>
    drawn(<AddOutlet vendors={vendors} add={nothing} />, whole);
  expect(button([parent, outlet])).toContain('outlet.add');
  expect(button([outlet])).toBe('');
  expect(button([parent], false)).toBe('');
});
