import type { OutletDraft, OutletFields } from './draft.ts';
import type { Refusal } from './refusal.ts';

/** A form as it was opened and as it is now. */
export type OutletForm = {
  readonly fresh: OutletDraft;
  readonly draft: OutletDraft;
  /** Closed without saving and opened again. */
  readonly kept: boolean;
  /** It is on its way to the server, and stays as it was sent. */
  readonly saving: boolean;
  /** What the server has against it, until something in it changes. */
  readonly refusal: Refusal | null;
};

/** The form that is open, and those that were closed with something typed in them, by outlet. */
export type OutletForms = {
  readonly open: OutletForm | null;
  readonly kept: Readonly<Record<string, OutletForm>>;
};

export const noForms: OutletForms = { open: null, kept: {} };

/** Opens a form in place of another; what was typed before is in it, unless the outlet has changed meanwhile. */
export function openForm(all: OutletForms, fresh: OutletDraft): OutletForms {
  const forms = closeForm(all);
  const before = forms.kept[targetOf(fresh)];
  const open =
    before && (before.saving || isSame(before.fresh.fields, fresh.fields))
      ? { ...before, kept: true }
      : { fresh, draft: fresh, kept: false, saving: false, refusal: null };
  return { ...forms, open };
}

/** Closes the form without losing what was typed. */
export function closeForm(forms: OutletForms): OutletForms {
  const { open, kept } = forms;
  if (open === null) return forms;
  if (!isChanged(open) && !open.saving) return settleForm(forms, open.draft);
  return { open: null, kept: { ...kept, [targetOf(open.draft)]: open } };
}

/** Removes a form that was saved or discarded, open or not. */
export function settleForm({ open, kept }: OutletForms, draft: OutletDraft): OutletForms {
  const others = Object.entries(kept).filter(([, form]) => !isOf(form, draft));
  return { open: open && isOf(open, draft) ? null : open, kept: Object.fromEntries(others) };
}

/** Marks a form as being saved, with its current contents. */
export function markSaving(forms: OutletForms, draft: OutletDraft): OutletForms {
  return changeForm(forms, draft, { saving: true, refusal: null });
}

/** Notes why this form was not saved, even if another is open by now. */
export function noteRefusal(
  forms: OutletForms,
  { draft, refusal }: { draft: OutletDraft; refusal: Refusal | null },
): OutletForms {
  return changeForm(forms, draft, { saving: false, refusal });
}

export function fillIn(forms: OutletForms, fields: Partial<OutletFields>): OutletForms {
  const { open } = forms;
  if (open === null || open.saving) return forms;
  const draft = { ...open.draft, fields: { ...open.draft.fields, ...fields } };
  return { ...forms, open: { ...open, draft, refusal: null } };
}

/** Whether this form is being saved, open or not. */
export function isSaving({ open, kept }: OutletForms, draft: OutletDraft): boolean {
  return [open, ...Object.values(kept)].some((form) => form?.saving && isOf(form, draft));
}

/** Whether leaving the page would lose something. Forms `left` alone after closing count only while they are being saved. */
export function isHeld({ open, kept }: OutletForms, left: boolean): boolean {
  return (open && isChanged(open)) || Object.values(kept).some(({ saving }) => saving || !left);
}

export function isChanged({ fresh, draft }: OutletForm): boolean {
  return !isSame(fresh.fields, draft.fields);
}

/** The form of this draft, wherever it is, with a change. */
function changeForm(
  { open, kept }: OutletForms,
  draft: OutletDraft,
  change: Partial<OutletForm>,
): OutletForms {
  const apply = (form: OutletForm) => (isOf(form, draft) ? { ...form, ...change } : form);
  const others = Object.entries(kept).map(([target, form]) => [target, apply(form)] as const);
  return { open: open && apply(open), kept: Object.fromEntries(others) };
}

/** Two outlets that are added are two forms. */
function isOf({ draft }: OutletForm, { vendorId, key }: OutletDraft): boolean {
  return draft.vendorId === vendorId && draft.key === key;
}

/** The outlet that a form is about, empty for one that is to be added. */
export function targetOf({ vendorId }: OutletDraft): string {
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
