import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outletViolations } from '#core/rules';
import { ChangedOutlet } from '#schemas';
import { bodyOf, draftOf, draftOfNew, fieldOf } from '../../../../app/screens/outlet/draft.ts';
import {
  closed,
  filledIn,
  isChanged,
  noForms,
  type OutletForms,
  opened,
  settled,
} from '../../../../app/screens/outlet/forms.ts';
import { law } from '../../../support/property.ts';
import { outlet } from './support.ts';

const fresh = draftOf(outlet);
const empty = draftOfNew('m4pk', 'SG', 'key-1');

test('an outlet that is opened and sent again is the same outlet', () => {
  const body = ChangedOutlet.parse(bodyOf(fresh.fields));
  expect(body).toEqual({
    ...{ parent_vendor_id: 'm4pk', client_vendor_id: 'PK-1', name: 'Tanjong Pagar' },
    ...{ address: '1 Tanjong Pagar Plaza', latitude: 1.2765, longitude: 103.8459 },
    ...{ rider_instructions: 'Back door', phone_number: '+6562200141', city: 'Singapore' },
    ...{ users: ['a@example.com', 'b@example.com'], unit: '#01-02', building: 'Block 1' },
    ...{ street: 'Tanjong Pagar Plaza', postal_code: '082001', country_code: 'SG' },
    street_number: '1',
  });
  expect(outletViolations(body, 'SG')).toEqual([]);
});

test('an empty form has one slot for an owner and lacks what is required', () => {
  expect(empty.fields.owners).toEqual([{ email: '' }]);
  expect(outletViolations(bodyOf(empty.fields), 'SG').map(({ field }) => fieldOf(field))).toEqual([
    ['clientVendorId'],
    ['name'],
    ['phone'],
    ['location'],
  ]);
  expect(fieldOf('users.2')).toEqual(['owners', 2, 'email']);
});

test('what was typed is there again after closing, until it is saved or discarded', () => {
  const typed = filledIn(opened(noForms, empty), { name: 'Bishan' });
  const again = opened(closed(typed), draftOfNew('m4pk', 'SG', 'key-2'));
  expect(again.open?.draft.fields.name).toBe('Bishan');
  expect(again.open?.draft.key).toBe('key-1');
  expect(again.open?.kept).toBe(true);
  const anew = opened(settled(again, empty), empty);
  expect(anew.open).toEqual({ fresh: empty, draft: empty, kept: false });
});

test('nothing typed is nothing kept, and an empty slot for an owner is nothing', () => {
  const slots = filledIn(opened(noForms, empty), { owners: [{ email: '' }, { email: '' }] });
  expect(slots.open && isChanged(slots.open)).toBe(false);
  expect(closed(slots)).toEqual(noForms);
});

test('what was typed into an outlet that has changed meanwhile is not mixed with it', () => {
  const typed = closed(filledIn(opened(noForms, fresh), { name: 'Mine' }));
  const changed = { ...fresh, fields: { ...fresh.fields, phone: '+6560000000' } };
  expect(opened(typed, changed).open).toEqual({ fresh: changed, draft: changed, kept: false });
  expect(opened(typed, fresh).open?.draft.fields.name).toBe('Mine');
});

test('forms of different outlets never meet, in whatever order they are opened', () => {
  const targets = [fresh, empty, { ...fresh, vendorId: 'm4pk2' }];
  const step = fc.record({ at: fc.nat(2), name: fc.string() });
  return law(
    fc.property(fc.array(step), (steps) => {
      const last = new Map<number, string>();
      let forms: OutletForms = noForms;
      for (const { at, name } of steps) {
        const target = targets[at] ?? fresh;
        forms = opened(forms, target);
        const before = last.get(at) ?? target.fields.name;
        expect(forms.open?.draft.fields.name).toBe(before);
        forms = closed(filledIn(forms, { name }));
        last.set(at, name);
      }
    }),
  );
});
