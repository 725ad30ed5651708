import type { CancellationCost } from '#core/rules';
import { useFormat, useText } from '#i18n';
import { Card, Facts, Notice, Stack } from '#ui';

type CancelCostProps = {
  /** Null until a reason is chosen, which decides who pays. */
  cost: CancellationCost | null;
  /** It is not what was shown when the person confirmed. */
  changed: boolean;
};

/** What cancelling costs, part by part, before anybody confirms it. */
export function CancelCost({ cost, changed }: CancelCostProps) {
  const t = useText();
  const format = useFormat();
  const parts = [
    ['order.fee', cost?.fee ?? 0n],
    ['order.cancel.cost.return', cost?.returnTrip ?? 0n],
  ] as const;
  const facts = parts.flatMap(([key, amount]) =>
    amount === 0n ? [] : [{ id: key, term: t(key), value: format.money(amount) }],
  );
  return (
    <Stack gap={3}>
      <div aria-live="assertive">
        {changed && <Notice tone="warning">{t('order.cancel.cost-changed')}</Notice>}
      </div>
      <Card>
        <p role="status">
          <CostText cost={cost} />
        </p>
        {facts.length > 1 && <Facts facts={facts} />}
      </Card>
    </Stack>
  );
}

function CostText({ cost }: { cost: CancellationCost | null }) {
  const t = useText();
  const format = useFormat();
  if (cost === null) return t('order.cancel.cost.choose');
  if (cost.charge > 0n) {
    return <strong>{t('order.cancel.cost.charged', { charge: format.money(cost.charge) })}</strong>;
  }
  if (cost.compensation > 0n) {
    const amount = format.money(cost.compensation);
    return t('order.cancel.cost.compensated', { amount });
  }
  return t(
    cost.verdict === 'beforeMatch' ? 'order.cancel.cost.before-match' : 'order.cancel.cost.waived',
  );
}
