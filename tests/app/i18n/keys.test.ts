import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  labelKey,
  labelOfStatus,
  rangeCategories,
  type SlotName,
  statusFilters,
  tabs,
} from '#core';
import type { PasskeyFault } from '#core/ports';
import { bulkRowProblems, searchRefusals } from '#core/rules';
import {
  alertKinds,
  alertVolumes,
  bulkColumns,
  bulkJobStatuses,
  bulkRowStates,
  cancelReasons,
  type EventType,
  fileFormats,
  fileKinds,
  orderStatuses,
  paymentMethods,
  publicPayments,
  spreadsheetFaults,
} from '#schemas';
import { providerCodes } from '../../support/provider-codes.ts';
import { nameOf, textsOf } from './support.ts';

const root = new URL('../../../', import.meta.url);
// The console of operators has texts of its own, and a test of them.
const exclude = ['app/console/**'];
const sources = globSync('{app,core,plugins,server}/**/*.{ts,tsx}', { cwd: root, exclude })
  .map((path) => readFileSync(new URL(path, root), 'utf8'))
  .join('\n');
const names = new Set(Object.keys(textsOf('en')).map(nameOf));

/** Names that look like those of texts and are something else. */
const notTexts = new Set<string>([
  'session.started',
  'session.refreshed',
  'order.updated',
  'order.cancelRequested',
  'order.cancelRefused',
  'connection.opened',
  'connection.heard',
  'connection.lost',
  'connection.reset',
  'request.map',
  'request.destination',
  'request.details',
  'request.options',
  'request.closed',
  'request.payment',
  'request.summary',
  'request.foot',
  'shell.commands',
  'order.details',
  'order.actions',
] satisfies (EventType | SlotName)[]);

/** What a connected fleet is told. */
const messages: readonly string[] = ['order.requested', 'order.changed', 'order.cancelled'];

test('every text that the sources name exists', () => {
  const families = new Set([...names].map((name) => name.split('.')[0]));
  const named = [...sources.matchAll(/'([a-z][\w-]*(?:\.[\w-]+)+)'/g)]
    .map(([, name = '']) => name)
    .filter((name) => families.has(name.split('.')[0]));
  const missing = named.filter(
    (name) => !names.has(name) && !notTexts.has(name) && !messages.includes(name),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

/** Families whose last part is a value of the domain. */
const families: Record<string, readonly string[]> = {
  reason: cancelReasons,
  payment: paymentMethods,
  'tracking.tab': tabs,
  'tracking.empty': tabs,
  first: ['pin', 'order', 'sound'],
  'request.fee': ['base', 'distance', 'surcharge', 'discount'],
  'history.status': statusFilters,
  'history.range': rangeCategories,
  'history.custom': ['first', 'last', 'missing', 'ends-before-start', 'too-long'],
  'history.search': [...searchRefusals, 'last-digits'],
  'history.export.file': [...fileKinds, ...fileKinds.map((file) => `${file}.hint`)],
  'history.export.format': fileFormats,
  'history.export.way': ['download', 'mail', 'mail.hint'],
  'history.summary': [
    'deliveries',
    'spend',
    'cancellations',
    'charges',
    'pickup',
    'dropoff',
    'day',
  ],
  connection: ['live', 'connecting', 'lost', 'offline', 'unreachable', 'crowded'],
  'order.eta': ['pickup', 'delivery'],
  'bulk-order-upload.row': bulkRowProblems,
  'bulk-order-upload.column': bulkColumns,
  'bulk-order-upload.delivery': ['instant', 'scheduled'],
  'bulk-order-upload.fault': spreadsheetFaults,
  'bulk-order-upload.state': bulkRowStates,
  'bulk-order-upload.status': bulkJobStatuses,
  'bulk-order-upload': [
    ...[
      'place-order-success',
      'place-order-left-out',
      'place-order-error',
      'place.none',
      'file-upload-error',
      'view-details-error',
    ],
  ],
  alerts: ['sound', 'notification'],
  'alerts.kind': alertKinds,
  'alerts.volume': alertVolumes,
  'alerts.leave': ['ask', 'default', 'denied', 'unavailable'],
  'public.pay': publicPayments,
  passkey: ['cancelled', 'there-already', 'unsupported', 'failed'] satisfies PasskeyFault[],
  'order.step': ['done', 'current', 'upcoming', 'failed'],
};

test.each(Object.entries(families))('every %s has its text', (family, values) => {
  const missing = values.filter((value) => !names.has(`${family}.${value}`));
  expect(missing).toEqual([]);
});

test('every status has its label, and so has one that nobody knows', () => {
  for (const status of [...orderStatuses, 'TELEPORTED'])
    expect(names).toContain(labelKey(labelOfStatus(status)));
  expect(names).toContain(labelKey('scheduled'));
});

test('every way in which a sign-in fails has its text', () => {
  for (const code of providerCodes) expect(names).toContain(`auth.${code}`);
});
