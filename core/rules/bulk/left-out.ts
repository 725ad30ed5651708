import type { BulkJob } from '#schemas';

type Placed = Pick<BulkJob, 'status' | 'orders_placed' | 'orders_to_be_placed'>;

/** Whether all that was tried of a job was placed, and its other rows were left out, which the person had agreed to. */
export function isLeftOutOnly({ status, orders_placed, orders_to_be_placed }: Placed): boolean {
  if (status !== 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR') return false;
  return orders_placed > 0 && orders_placed === orders_to_be_placed;
}
