import { useParams } from 'wouter';
import { operatorCalls } from '#schemas/operator';
import { Button, Facts, NotLoaded, Row, RowsSkeleton, Section, Select, Stack } from '#ui';
import { BackLink } from '../parts/back-link.tsx';
import { Code } from '../parts/code.tsx';
import { useFilters } from '../parts/filters.tsx';
import { pageRows } from '../parts/pager.tsx';
import { PartButton } from '../parts/part-button.tsx';
import * as css from '../parts/parts.css.ts';
import { Records } from '../parts/records.tsx';
import { Refresh } from '../parts/refresh.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { problemText } from '../problem-text.ts';
import { readings } from '../readings-model.ts';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';
import { useReading } from '../use-reading.ts';
import { type Delivery, deliveryColumns, states } from './delivery-columns.tsx';
import { type Target, TargetState } from './target-state.tsx';

/** One address of a merchant: what it is told, how it does, and what it was sent, the newest first. */
export function TargetPage() {
  const { id = '' } = useParams();
  const { read, set } = useFilters();
  const before = read('before');
  const state = states.find((each) => each === read('state'));
  const { answer, busy, problem, again } = useReading(readings.webhookLog, {
    params: { webhookId: id },
    query: { ...(state && { state }), ...(before && { before }) },
  });
  if (problem)
    return (
      <NotLoaded retryLabel={t('action.retry')} busy={busy} onRetry={again}>
        {problemText(problem)}
      </NotLoaded>
    );
  if (answer === null) return <RowsSkeleton label={t('loading')} rows={6} />;
  const { target, deliveries } = answer;
  return (
    <Stack gap={6}>
      <BackLink href={`/merchants/${target.vendor_id}`}>{t('webhook.back')}</BackLink>
      <Section
        level={1}
        title={target.url}
        description={<Code>{id}</Code>}
        actions={<Pause target={target} onChanged={again} />}
      >
        <TargetFacts target={target} />
      </Section>
      <Section title={t('webhook.log')} actions={<Refresh busy={busy} onPress={again} />}>
        <StateFilter state={state ?? ''} onChange={(to) => set({ state: to, before: '' })} />
        <Log id={id} {...{ deliveries, busy, again }} />
        <Parts {...{ before, deliveries }} onPart={(from) => set({ before: from })} />
      </Section>
    </Stack>
  );
}

type PartsProps = {
  before: string;
  deliveries: readonly Delivery[];
  onPart: (before: string) => void;
};

/** A long log is read in parts. */
function Parts({ before, deliveries, onPart }: PartsProps) {
  const last = deliveries.at(-1)?.delivery_id ?? '';
  return (
    <Row justify="end">
      {before && <PartButton onTurn={() => onPart('')}>{t('audit.newest')}</PartButton>}
      {deliveries.length === pageRows && (
        <PartButton onTurn={() => onPart(last)}>{t('audit.earlier')}</PartButton>
      )}
    </Row>
  );
}

function Pause({ target, onChanged }: { target: Target; onChanged: () => void }) {
  const isPaused = target.paused !== undefined;
  const { act, busy } = useAct(operatorCalls.pauseWebhookTarget, {
    told: ({ paused }) => t(paused ? 'webhook.pause.done' : 'webhook.resume.done'),
    onDone: onChanged,
    loud: true,
  });
  const params = { webhookId: target.webhook_id };
  return (
    <Button icon="clock" busy={busy} onClick={() => act({ params, body: { paused: !isPaused } })}>
      {t(isPaused ? 'webhook.resume' : 'webhook.pause')}
    </Button>
  );
}

function StateFilter({ state, onChange }: { state: string; onChange: (state: string) => void }) {
  return (
    <div className={css.filters}>
      <div className={css.filter}>
        <Select
          label={t('webhook.state')}
          value={state}
          placeholder={t('filter.all')}
          options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </div>
  );
}

type LogProps = { id: string; deliveries: readonly Delivery[]; busy: boolean; again: () => void };

function Log({ id, deliveries, busy, again }: LogProps) {
  const { act, busy: isSending } = useAct(operatorCalls.resendWebhookEvent, {
    told: () => t('webhook.resent'),
    onDone: again,
    loud: true,
  });
  const resend = ({ delivery_id: deliveryId, state }: Delivery) =>
    state !== 'waiting' && (
      <RowButton
        act={t('webhook.resend')}
        what={deliveryId}
        busy={isSending && 'elsewhere'}
        onClick={() => act({ params: { webhookId: id, deliveryId } })}
      />
    );
  return (
    <Records
      caption={t('webhook.log')}
      columns={deliveryColumns}
      actions={resend}
      rows={deliveries}
      rowKey={({ delivery_id }) => delivery_id}
      icon="history"
      empty={t('webhook.log.none')}
      {...{ busy }}
      problem={null}
      onRetry={again}
    />
  );
}

function TargetFacts({ target }: { target: Target }) {
  const values = {
    state: <TargetState target={target} />,
    of: target.outlet_name,
    events: target.events.join(', '),
    personal: t(target.personal ? 'fact.yes' : 'fact.no'),
  };
  const facts = Object.entries(values).map(([id, value]) => {
    return { id, term: t(`webhook.${id}`), value };
  });
  return (
    <div className={css.form}>
      <Facts facts={facts} />
    </div>
  );
}
