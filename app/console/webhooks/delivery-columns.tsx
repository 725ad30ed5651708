import { Link as RouteLink } from 'wouter';
import type { ResultOf } from '#schemas';
import type { operatorCalls } from '#schemas/operator';
import { Badge, type BadgeTone, type Column, Disclosure, Link } from '#ui';
import { Code } from '../parts/code.tsx';
import { Moment } from '../parts/moment.tsx';
import * as css from '../parts/parts.css.ts';
import { t, textIf } from '../text.ts';

export type Delivery = ResultOf<typeof operatorCalls.listWebhookLog>['deliveries'][number];

/** What a delivery may be, as far as this console knows. */
export const states = ['waiting', 'delivered', 'held', 'failed'] as const;

const tones: Readonly<Record<string, BadgeTone>> = {
  ...{ waiting: 'info', delivered: 'positive', held: 'warning', failed: 'critical' },
};

export const deliveryColumns: readonly Column<Delivery>[] = [
  {
    id: 'event',
    header: t('webhook.event'),
    cell: ({ event, delivery_id }) => (
      <span className={css.lines}>
        <Code>{event}</Code>
        <Code>{delivery_id}</Code>
      </span>
    ),
  },
  { id: 'order', header: t('webhook.order'), cell: ({ order_id }) => orderLink(order_id) },
  {
    id: 'state',
    header: t('webhook.state'),
    cell: ({ state }) => <Badge tone={tones[state]}>{textIf(`state.${state}`) ?? state}</Badge>,
  },
  { id: 'last', header: t('webhook.last'), cell: (delivery) => <Ending delivery={delivery} /> },
  {
    id: 'at',
    header: t('webhook.at'),
    cell: ({ created_at }) => <Moment at={created_at} />,
    whole: true,
  },
];

function orderLink(id: string | undefined) {
  return (
    id && (
      <RouteLink href={`/orders/${id}`} asChild>
        <Link>{id}</Link>
      </RouteLink>
    )
  );
}

/** How the last try ended, and which it was. */
function Ending({ delivery: { tries, last } }: { delivery: Delivery }) {
  if (!last) return null;
  const { status, reason = '', duration_ms, answer } = last;
  const ms = Math.round(duration_ms);
  return (
    <span className={css.lines}>
      <span>{status === undefined ? reason : t('webhook.answered', { status, ms })}</span>
      {tries > 1 && <span className={css.muted}>{t('webhook.tries', { count: tries })}</span>}
      {answer && (
        <Disclosure summary={t('webhook.answer')}>
          <Code>{answer}</Code>
        </Disclosure>
      )}
    </span>
  );
}
