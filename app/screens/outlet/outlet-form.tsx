import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { newId } from '#adapters';
import { $vendor, $vendors } from '#core';
import { useConfig } from '#i18n';
import type { Vendor } from '#schemas';
import { draftOf, draftOfNew, type OutletDraft } from './draft.ts';
import { $outlet, outletClosed, outletOpened } from './model.ts';
import { OutletDialog } from './outlet-dialog.tsx';

type OutletFormProps = {
  /** The outlet to change; null adds one. */
  vendor: Vendor | null;
  /** It was saved, discarded or left. */
  onClose: () => void;
};

/** A collection point as a form: added, or changed (specification 1, sections 2 to 5). */
export function OutletForm({ vendor, onClose }: OutletFormProps) {
  const [outlet, open, close] = useUnit([$outlet, outletOpened, outletClosed]);
  const parents = useParents();
  const fresh = useFreshDraft(vendor, parents);
  const opening = useEffectEvent(() => fresh && open(fresh));
  useEffect(() => {
    opening();
    return () => close();
  }, [close]);
  useOnceOver(outlet !== null, onClose);
  return outlet && <OutletDialog key={outlet.draft.key} outlet={outlet} parents={parents} />;
}

function useOnceOver(open: boolean, act: () => void): void {
  const wasOpen = useRef(false);
  const acted = useEffectEvent(act);
  useEffect(() => {
    if (wasOpen.current && !open) acted();
    wasOpen.current = open;
  }, [open]);
}

function useParents(): readonly Vendor[] {
  return (useUnit($vendors) ?? []).filter(({ is_parent }) => is_parent);
}

/** A new one belongs to the account that is looked at. */
function useFreshDraft(vendor: Vendor | null, parents: readonly Vendor[]): OutletDraft | null {
  const current = useUnit($vendor);
  const { market } = useConfig();
  if (vendor !== null) return draftOf(vendor);
  const near = [current?.vendor_id, current?.parent_vendor_id];
  const parent = parents.find(({ vendor_id }) => near.includes(vendor_id)) ?? parents[0];
  return parent ? draftOfNew(parent.vendor_id, market.country, newId()) : null;
}
