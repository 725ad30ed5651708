import { Badge, type BadgeTone } from '#ui';
import { t, textIf } from '../text.ts';

const tones: readonly (readonly [RegExp, BadgeTone])[] = [
  [/^DELIVERED$/, 'positive'],
  [/^(CANCELLED|PAYMENT_FAILED|PAYMENT_CANCELLED)$/, 'critical'],
  [/^(STALLED|DELAYED|RETURN)/, 'warning'],
];

/** How far an order is. A status that a newer server knows is told by its own name. */
export function Status({ status }: { status: string }) {
  const tone = tones.find(([fits]) => fits.test(status))?.[1] ?? 'info';
  return <Badge tone={tone}>{statusText(status)}</Badge>;
}

export function statusText(status: string): string {
  return textIf(`status.${status}`) ?? t('status.other', { status });
}
