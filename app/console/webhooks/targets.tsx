import { Link as RouteLink } from 'wouter';
import { type Column, Link, Section } from '#ui';
import * as css from '../parts/parts.css.ts';
import { Records } from '../parts/records.tsx';
import { readings } from '../readings-model.ts';
import { t } from '../text.ts';
import { useReading } from '../use-reading.ts';
import { type Target, TargetState } from './target-state.tsx';

const columns: readonly Column<Target>[] = [
  {
    id: 'url',
    header: t('webhook.url'),
    cell: ({ webhook_id, url }) => (
      <RouteLink href={`/merchants/webhooks/${webhook_id}`} asChild>
        <Link dir="ltr" className={css.address}>
          {url}
        </Link>
      </RouteLink>
    ),
  },
  { id: 'outlet', header: t('webhook.of'), cell: ({ outlet_name }) => outlet_name },
  { id: 'state', header: t('webhook.state'), cell: (target) => <TargetState target={target} /> },
  ...(['waiting', 'held', 'failed'] as const).map(
    (state): Column<Target> => ({
      ...{ id: state, header: t(`state.${state}`), align: 'end' },
      cell: (target) => target[state],
    }),
  ),
];

/** The addresses that are told of the orders of a merchant and its outlets. */
export function Targets({ id }: { id: string }) {
  const { answer, busy, problem, again } = useReading(readings.targets, {
    params: { merchantId: id },
  });
  return (
    <Section title={t('webhooks')}>
      <Records
        caption={t('webhooks')}
        columns={columns}
        rows={answer?.targets ?? null}
        rowKey={({ webhook_id }) => webhook_id}
        icon="message"
        empty={t('webhooks.none')}
        {...{ busy, problem }}
        onRetry={again}
      />
    </Section>
  );
}
