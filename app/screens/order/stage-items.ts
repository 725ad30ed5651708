import { labelKey, labelOfStatus } from '#core';
import { etaOf, isFuturePreorder, type OrderStage, orderStages, stagesOf } from '#core/rules';
import type { Order, UnixTime } from '#schemas';
import type { Step } from '#ui';

export type StageItem = {
  readonly id: string;
  readonly labelKey: string;
  readonly state: Step['state'];
  readonly at: UnixTime | null;
  /** The moment is an estimate. */
  readonly expected: boolean;
  /** How much of it is over, from 0 to 1. */
  readonly share: number;
};

/** The stages of an order as a row; one that does not reach the door ends with how it ended. */
export function stageItems(order: Order, now: UnixTime): readonly StageItem[] {
  const { reached, end } = stagesOf(order);
  const eta = isFuturePreorder(order, now) ? null : etaOf(order);
  const last = reached.length - 1;
  const isOn = end === null && reached.length < orderStages.length;
  const shown = end === null ? orderStages : orderStages.slice(0, reached.length);
  const items = shown.map((stage, nth): StageItem => {
    const isNext = nth === last + 1 && eta !== null;
    const state = nth > last ? 'upcoming' : nth === last && isOn ? 'current' : 'done';
    return {
      ...{ id: stage, labelKey: labelKeyOf(stage, state), state, expected: isNext },
      at: isNext ? eta.at : (reached[nth]?.at ?? null),
      share: nth > last ? 0 : nth === last && isOn ? shareOf(reached[nth]?.at, eta?.at, now) : 1,
    };
  });
  if (end === null) return items;
  const label = labelKey(labelOfStatus(end.status));
  const state = endStates.get(end.status) ?? 'failed';
  const share = state === 'current' ? shareOf(end.at, eta?.at, now) : 1;
  return [...items, { id: 'end', labelKey: label, state, at: end.at, expected: false, share }];
}

/** No fleet tells that a rider has come; as long as this stage is on, they are near. */
function labelKeyOf(stage: OrderStage, state: Step['state']): string {
  return `order.stage.${stage === 'at-shop' && state === 'current' ? 'near-shop' : stage}`;
}

const endStates: ReadonlyMap<string, Step['state']> = new Map([
  ['RETURN_INITIATED', 'current'],
  ['RETURNED_TO_VENDOR', 'done'],
]);

/** The elapsed share of the expected time; never 0, and never 1 before the next stage. */
function shareOf(
  from: UnixTime | null | undefined,
  until: UnixTime | undefined,
  now: UnixTime,
): number {
  if (from == null || until === undefined) return 0.5;
  if (until <= from) return 0.9;
  return Math.min(0.9, Math.max(0.1, (now - from) / (until - from)));
}
