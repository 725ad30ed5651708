import { useState } from 'react';
import { useLocation } from 'wouter';
import { Row } from '#ui';
import type { useFilters } from '../parts/filters.tsx';
import { Pager } from '../parts/pager.tsx';
import { Records } from '../parts/records.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { readings } from '../readings-model.ts';
import { t } from '../text.ts';
import { useReading } from '../use-reading.ts';
import { type OutletRow, outletColumns } from './merchant-columns.tsx';
import { OpenOrClose } from './open-or-close.tsx';

type OutletListProps = Pick<ReturnType<typeof useFilters>, 'page' | 'setPage' | 'part'> & {
  search: string;
  deployment: string;
  /** Only those of one. */
  merchant?: string;
};

/** Outlets, each with the one thing that is done to it. */
export function OutletList(props: OutletListProps) {
  const { search, deployment, merchant, page, setPage, part } = props;
  const [asked, setAsked] = useState<OutletRow | null>(null);
  const query = {
    ...{ ...(search && { search }), ...(deployment && { deployment }) },
    ...{ ...(merchant && { merchant }), ...part },
  };
  const { answer, busy, problem, again } = useReading(readings.outlets, { query });
  const [, go] = useLocation();
  const change = (outlet: OutletRow) => (
    <Row justify="end" gap={0} wrap>
      <RowButton
        act={t('areas.outlet')}
        what={outlet.name}
        onClick={() => go(`/merchants/outlets/${outlet.outlet_id}/areas`)}
      />
      <RowButton
        act={t(outlet.is_open ? 'outlet.close' : 'outlet.reopen')}
        what={outlet.name}
        onClick={() => setAsked(outlet)}
      />
    </Row>
  );
  return (
    <div>
      <Records
        caption={t('merchant.outlets')}
        columns={outletColumns}
        actions={change}
        rows={answer?.outlets ?? null}
        rowKey={({ outlet_id }) => outlet_id}
        icon="store"
        empty={t('outlets.none')}
        {...{ busy, problem }}
        onRetry={again}
      />
      <Pager
        page={page}
        total={answer?.total}
        here={answer?.outlets.length ?? 0}
        onPage={setPage}
      />
      {asked && (
        <OpenOrClose
          id={asked.outlet_id}
          name={asked.name}
          isOpen={asked.is_open}
          onClose={() => setAsked(null)}
          onChanged={again}
        />
      )}
    </div>
  );
}
