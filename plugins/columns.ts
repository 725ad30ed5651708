import type { FeatureColumns } from '#core/rules';
import { leaveAtDoorColumns } from './leave-at-door/columns.ts';
import { tipColumns } from './tip/columns.ts';

/** The columns that features add to a file of orders, for worker, page and server. A new one is a line here. */
export const featureColumns: readonly FeatureColumns[] = [leaveAtDoorColumns, tipColumns];
