import { rowId } from './element-ids.ts';

/** What a row that is lit has; how it looks stands beside the other looks of rows. */
const LIT = 'data-lit';

/** Lights the row of an order where it is in sight, and no other one. Past React, as a pointer crosses many marks. */
export function lightRow(orderId: string | null): void {
  for (const row of document.querySelectorAll(`[${LIT}]`)) row.removeAttribute(LIT);
  if (orderId !== null) document.getElementById(rowId(orderId))?.setAttribute(LIT, '');
}
