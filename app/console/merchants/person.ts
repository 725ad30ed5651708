import type { ResultOf } from '#schemas';
import type { operatorCalls } from '#schemas/operator';

/** Somebody who reaches a merchant. */
export type Person = ResultOf<typeof operatorCalls.listPeople>['people'][number];
