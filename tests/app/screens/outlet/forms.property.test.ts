import fc from 'fast-check';
import phoneMetadata from 'libphonenumber-js/min/metadata';
import { expect, test } from 'vitest';
import { metadataOf, outletViolations } from '#core/rules';
import { ChangedOutlet } from '#schemas';
import {
  bodyOf,
  draftOf,
  draftOfNew,
  fieldOf,
  type OutletDraft,
} from '../../../../app/screens/outlet/draft.ts';
import {
  closeForm,
  fillIn,
  isChanged,
  isSaving,
  markSaving,
  noForms,
  noteRefusal,
  type OutletForms,
  openForm,
  settleForm,
} from '../../../../app/screens/outlet/forms.ts';
import { law } from '../../../support/property.ts';
import { outlet } from './support.ts';

const plan = {
  country: 'SG' as const,
  metadata: metadataOf(phoneMetadata, 'SG'),
  extent: { south: 1.2, west: 103.6, north: 1.5, east: 104.1 },
};
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
  expect(outletViolations(body, plan)).toEqual([]);
});

test('an empty form has one slot for an owner and lacks what is required', () => {
  expect(empty.fields.owners).toEqual([{ email: '' }]);
  expect(outletViolations(bodyOf(empty.fields), plan).map(({ field }) => fieldOf(field))).toEqual([
    ['clientVendorId'],
    ['name'],
    ['phone'],
    ['location'],
  ]);
  expect(fieldOf('users.2')).toEqual(['owners', 2, 'email']);
});

test('what was typed is there again after closing, until it is saved or discarded', () => {
  const typed = fillIn(openForm(noForms, empty), { name: 'Bishan' });
  const again = openForm(closeForm(typed), draftOfNew('m4pk', 'SG', 'key-2'));
  expect(again.open?.draft.fields.name).toBe('Bishan');
  expect(again.open?.draft.key).toBe('key-1');
  expect(again.open?.kept).toBe(true);
  const after = openForm(settleForm(again, empty), empty);
  expect(after.open).toEqual({
    fresh: empty,
    draft: empty,
    kept: false,
    saving: false,
    refusal: null,
  });
});

test('nothing typed is nothing kept, and an empty slot for an owner is nothing', () => {
  const slots = fillIn(openForm(noForms, empty), { owners: [{ email: '' }, { email: '' }] });
  expect(slots.open && isChanged(slots.open)).toBe(false);
  expect(closeForm(slots)).toEqual(noForms);
});

test('what was typed into an outlet that has changed meanwhile is not mixed with it', () => {
  const typed = closeForm(fillIn(openForm(noForms, fresh), { name: 'Mine' }));
  const changed = { ...fresh, fields: { ...fresh.fields, phone: '+6560000000' } };
  expect(openForm(typed, changed).open).toEqual({
    fresh: changed,
    draft: changed,
    kept: false,
    saving: false,
    refusal: null,
  });
  expect(openForm(typed, fresh).open?.draft.fields.name).toBe('Mine');
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
        forms = openForm(forms, target);
        const before = last.get(at) ?? target.fields.name;
        expect(forms.open?.draft.fields.name).toBe(before);
        forms = closeForm(fillIn(forms, { name }));
        last.set(at, name);
      }
    }),
  );
});

/** What somebody does with forms, while saves of theirs are on the way. */
const deed = fc.oneof(
  fc.record({ do: fc.constant('open' as const), at: fc.nat(2), name: fc.constant('') }),
  fc.record({ do: fc.constant('type' as const), at: fc.constant(0), name: fc.string() }),
  fc.record({
    do: fc.constantFrom('close' as const, 'send' as const),
    ...{ at: fc.constant(0), name: fc.constant('') },
  }),
  fc.record({
    do: fc.constantFrom('save' as const, 'refuse' as const),
    ...{ at: fc.nat(3), name: fc.constant('') },
  }),
);
const refusal = (part: string) => ({ part, key: 'outlet.error.client-id-taken', values: {} });

test('what becomes of a save is told to its form alone, and nothing typed is lost', () =>
  law(
    fc.property(fc.array(deed, { maxLength: 30 }), (deeds) => {
      let forms: OutletForms = noForms;
      let made = 0;
      const sentOnes: OutletDraft[] = [];
      /** What each form held last, by its key or outlet, until it was saved. */
      const typed = new Map<string, string>();
      const nameOf = ({ vendorId, key }: OutletDraft) => vendorId ?? key;
      for (const { do: what, at, name } of deeds) {
        const open = forms.open?.draft;
        if (what === 'open') {
          made += 1;
          const targets = [fresh, { ...fresh, vendorId: 'm4pk2' }];
          forms = openForm(forms, targets[at] ?? draftOfNew('m4pk', 'SG', `key-${made}`));
        } else if (what === 'type') forms = fillIn(forms, { name });
        else if (what === 'close') forms = closeForm(forms);
        else if (what === 'send' && open && !isSaving(forms, open)) {
          sentOnes.push(open);
          forms = markSaving(forms, open);
        } else if (what === 'save' || what === 'refuse') {
          const [draft] = sentOnes.splice(at % Math.max(1, sentOnes.length), 1);
          if (draft === undefined) continue;
          const other = forms.open && nameOf(forms.open.draft) !== nameOf(draft);
          const before = forms.open;
          forms =
            what === 'save'
              ? settleForm(forms, draft)
              : noteRefusal(forms, { draft, refusal: refusal(nameOf(draft)) });
          if (other) expect(forms.open).toEqual(before);
          if (what === 'save') typed.delete(nameOf(draft));
        }
        for (const form of [forms.open, ...Object.values(forms.kept)]) {
          if (form?.refusal) expect(form.refusal.part).toBe(nameOf(form.draft));
        }
        if (what === 'type' && forms.open)
          typed.set(nameOf(forms.open.draft), forms.open.draft.fields.name);
        // Anyone who looks at a form sees what was typed into it, and a form that is sent stays as it was sent.
        if (forms.open) {
          const { draft } = forms.open;
          expect(draft.fields.name).toBe(typed.get(nameOf(draft)) ?? draft.fields.name);
          const onTheWay = sentOnes.find((it) => nameOf(it) === nameOf(draft));
          if (onTheWay) expect(draft.fields).toEqual(onTheWay.fields);
        }
      }
    }),
    { runs: 1000 },
  ));
