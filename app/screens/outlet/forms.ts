import type { OutletDraft, OutletFields } from './draft.ts';

/** A form as it was opened and as it is now; `kept` when it was left unsaved and opened again. */
export type OutletForm = {
  readonly fresh: OutletDraft;
  readonly draft: OutletDraft;
  readonly kept: boolean;
};

/** The form that is open, and those that were closed with something typed in them, by outlet. */
export type OutletForms = {
  readonly open: OutletForm | null;
  readonly kept: Readonly<Record<string, OutletForm>>;
};

export const noForms: OutletForms = { open: null, kept: {} };

/** Opens a form; what was typed before is in it, unless the outlet has changed meanwhile. */
export function opened(forms: OutletForms, fresh: OutletDraft): OutletForms {
  const before = forms.kept[targetOf(fresh)];
  const open =
    before && isSame(before.fresh.fields, fresh.fields)
      ? { ...before, kept: true }
      : { fresh, draft: fresh, kept: false };
  return { ...forms, open };
}

/** Closed by Escape or beside it: nothing that was typed is lost. */
export function closed(forms: OutletForms): OutletForms {
  const { open, kept } = forms;
  if (open === null) return forms;
  if (!isChanged(open)) return settled(forms, open.draft);
  return { open: null, kept: { ...kept, [targetOf(open.draft)]: open } };
}

/** Saved or discarded: the form has done its work, whether or not it is still open. */
export function settled({ open, kept }: OutletForms, draft: OutletDraft): OutletForms {
  const target = targetOf(draft);
  const { [target]: _, ...others } = kept;
  return { open: open && targetOf(open.draft) === target ? null : open, kept: others };
}

export function filledIn(forms: OutletForms, fields: Partial<OutletFields>): OutletForms {
  if (forms.open === null) return forms;
  const { draft } = forms.open;
  const next = { ...draft, fields: { ...draft.fields, ...fields } };
  return { ...forms, open: { ...forms.open, draft: next } };
}

export function isChanged({ fresh, draft }: OutletForm): boolean {
  return !isSame(fresh.fields, draft.fields);
}

function targetOf({ vendorId }: OutletDraft): string {
  return vendorId ?? '';
}

/** By what is in them; an empty slot for an owner is nothing. */
function isSame(one: OutletFields, other: OutletFields): boolean {
  return textOf(one) === textOf(other);
}

function textOf({ owners, location, ...fields }: OutletFields): string {
  const emails = owners.map(({ email }) => email).filter(Boolean);
  return JSON.stringify([emails, inOrder(location), inOrder(fields)]);
}

function inOrder(values: object): [string, unknown][] {
  return Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
}
