import { outletNames } from '#core/rules';
import type { Id, Vendor } from '#schemas';
import { $vendors } from './model.ts';

/** What each outlet is called among those of its merchant. */
export const $outletNames = $vendors.map((all) => {
  const merchants = [...new Set(all?.map(merchantOf))];
  const namesOf = (merchant: Id) =>
    all?.filter((each) => merchantOf(each) === merchant).map(nameOf);
  return new Map(merchants.flatMap((merchant) => outletNames(namesOf(merchant) ?? [])));
});

function merchantOf({ parent_vendor_id, vendor_id }: Vendor): Id {
  return parent_vendor_id ?? vendor_id;
}

function nameOf({ vendor_id, vendor_information }: Vendor) {
  return [vendor_id, vendor_information.name] as const;
}
