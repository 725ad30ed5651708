import type { ResultOf } from '#schemas';
import type { operatorCalls } from '#schemas/operator';

/** A flag of a deployment: who says what of it, and what holds. */
export type Flag = ResultOf<typeof operatorCalls.listFlags>['flags'][number];
