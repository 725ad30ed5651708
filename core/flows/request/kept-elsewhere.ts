import { sample } from 'effector';
import { noticeShown } from '../../notices/model.ts';
import { $vendorId, $vendors } from '../../vendors/model.ts';
import { isUntouched } from './beginning.ts';
import { $opening, $request } from './model.ts';

/** The outlet that a request which is neither sent nor empty belongs to, as somebody goes to another one; else undefined. */
const left = sample({
  clock: $vendorId.updates,
  source: { opening: $opening, request: $request, vendors: $vendors },
  fn: ({ opening, request, vendors }, next) => {
    if (!opening || opening.orderId || !request || request.hasTag('occupied')) return undefined;
    const { draft, order } = request.context;
    if (next === null || next === draft.vendor_id || order !== null) return undefined;
    if (isUntouched(draft, opening.initialFields)) return undefined;
    return vendors?.find(({ vendor_id }) => vendor_id === draft.vendor_id);
  },
}).filterMap((outlet) => outlet);

// The form of the other outlet is another one, and would look as if what was typed were lost.
sample({
  clock: left,
  fn: ({ vendor_information: { name } }) => ({ key: 'request.kept-elsewhere', values: { name } }),
  target: noticeShown,
});
