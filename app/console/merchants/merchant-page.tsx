import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Link as RouteLink, useParams } from 'wouter';
import { Button, ButtonLink, NotLoaded, Row, RowsSkeleton, Section, Stack } from '#ui';
import { BackLink } from '../parts/back-link.tsx';
import { Code } from '../parts/code.tsx';
import { useFilters } from '../parts/filters.tsx';
import { problemText } from '../problem-text.ts';
import { readings } from '../readings-model.ts';
import { t } from '../text.ts';
import { useReading } from '../use-reading.ts';
import { Targets } from '../webhooks/targets.tsx';
import { AddOutlet } from './add-outlet.tsx';
import { OpenOrClose } from './open-or-close.tsx';
import { OutletList } from './outlet-list.tsx';
import { People } from './people.tsx';

/** One merchant: its outlets and its people. */
export function MerchantPage() {
  const { id = '' } = useParams();
  const { answer, busy, problem, again } = useReading(readings.merchants, {
    query: { search: id, limit: 1000 },
  });
  const listAgain = useUnit(readings.outlets.again);
  const changed = () => {
    again();
    listAgain();
  };
  const merchant = answer?.merchants.find(({ merchant_id }) => merchant_id === id);
  if (problem)
    return (
      <NotLoaded retryLabel={t('action.retry')} busy={busy} onRetry={again}>
        {problemText(problem)}
      </NotLoaded>
    );
  if (!merchant)
    return busy || answer === null ? (
      <RowsSkeleton label={t('loading')} rows={6} />
    ) : (
      <p>{t('merchant.missing')}</p>
    );
  const { name, deployment, is_open } = merchant;
  return (
    <Stack gap={8}>
      <BackLink href="/merchants">{t('merchants.back')}</BackLink>
      <Section
        level={1}
        title={name}
        description={
          <span>
            <Code>{id}</Code> · {deployment}
          </span>
        }
        actions={<Whole {...{ id, name }} isOpen={is_open} onChanged={changed} />}
      />
      <Outlets id={id} onChanged={changed} />
      <People id={id} />
      <Targets id={id} />
    </Stack>
  );
}

function Whole(props: { id: string; name: string; isOpen: boolean; onChanged: () => void }) {
  const [asked, setAsked] = useState<'close' | 'reopen' | null>(null);
  return (
    <Row wrap>
      <Button onClick={() => setAsked('reopen')}>{t('merchant.reopen')}</Button>
      <Button onClick={() => setAsked('close')}>{t('merchant.close')}</Button>
      {asked && (
        <OpenOrClose {...props} isWhole isOpen={asked === 'close'} onClose={() => setAsked(null)} />
      )}
    </Row>
  );
}

function Outlets({ id, onChanged }: { id: string; onChanged: () => void }) {
  const { page, setPage, part } = useFilters();
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Row wrap>
      <RouteLink href={`/merchants/${id}/import`} asChild>
        <ButtonLink>{t('import')}</ButtonLink>
      </RouteLink>
      <Button icon="plus" onClick={() => setAdding(true)}>
        {t('outlet.add')}
      </Button>
    </Row>
  );
  return (
    <Section title={t('merchant.outlets')} actions={add}>
      <OutletList merchant={id} search="" deployment="" {...{ page, setPage, part }} />
      {isAdding && (
        <AddOutlet merchantId={id} onClose={() => setAdding(false)} onChanged={onChanged} />
      )}
    </Section>
  );
}
