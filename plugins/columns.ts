import type { FeatureColumns } from '#core/rules';
import { leaveAtDoorColumns } from './leave-at-door/columns.ts';
import { tipColumns } from './tip/columns.ts';

/** What features read in a file of orders: worker, page and server take it from here. A new one is a line here. */
export const featureColumns: readonly FeatureColumns[] = [leaveAtDoorColumns, tipColumns];
