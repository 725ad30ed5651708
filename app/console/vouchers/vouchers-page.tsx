import { useState } from 'react';
import type { ResultOf } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { Button, type Column, Section, Select } from '#ui';
import { Code } from '../parts/code.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { SearchBar, useFilters } from '../parts/filters.tsx';
import { momentText } from '../parts/moment.tsx';
import { Pager } from '../parts/pager.tsx';
import * as css from '../parts/parts.css.ts';
import { Records } from '../parts/records.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { readings } from '../readings-model.ts';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';
import { useCountries } from '../use-deployments.ts';
import { useReading } from '../use-reading.ts';
import { now } from '../world.ts';
import { AddVoucher } from './add-voucher.tsx';

type Voucher = ResultOf<typeof operatorCalls.listVouchers>['vouchers'][number];

const columns: readonly Column<Voucher>[] = [
  {
    id: 'code',
    header: t('field.code'),
    cell: ({ code }) => <Code>{code}</Code>,
  },
  { id: 'takes', header: t('voucher.takes'), cell: takesOff, whole: true },
  { id: 'country', header: t('field.country'), cell: ({ country }) => country },
  {
    id: 'for',
    header: t('voucher.for'),
    cell: ({ outlet_id }) => outlet_id ?? t('voucher.for.all'),
  },
  { id: 'uses', header: t('voucher.uses'), cell: usesText, align: 'end' },
  { id: 'valid', header: t('voucher.valid'), cell: validText },
];

/** What takes something off a fee. */
export function VouchersPage() {
  const { read, set, page, setPage, part } = useFilters();
  const [asked, setAsked] = useState<Voucher | 'new' | null>(null);
  const { answer, busy, problem, again } = useReading(readings.vouchers, {
    query: { ...askedOf(read), ...part },
  });
  const end = (voucher: Voucher) =>
    !hasEnded(voucher) && (
      <RowButton act={t('voucher.end')} what={voucher.code} onClick={() => setAsked(voucher)} />
    );
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setAsked('new')}>
      {t('voucher.add')}
    </Button>
  );
  return (
    <Section level={1} title={t('place.vouchers')} actions={add}>
      <Filters {...{ read, set }} />
      <div>
        <Records
          caption={t('place.vouchers')}
          columns={columns}
          actions={end}
          rows={answer?.vouchers ?? null}
          rowKey={({ country: of, code }) => `${of} ${code}`}
          icon="bookmark"
          empty={t('vouchers.none')}
          {...{ busy, problem }}
          onRetry={again}
        />
        <Pager
          page={page}
          total={answer?.total}
          here={answer?.vouchers.length ?? 0}
          onPage={setPage}
        />
      </div>
      {asked === 'new' && <AddVoucher onClose={() => setAsked(null)} onChanged={again} />}
      {asked && asked !== 'new' && (
        <EndVoucher voucher={asked} onClose={() => setAsked(null)} onChanged={again} />
      )}
    </Section>
  );
}

type Address = Pick<ReturnType<typeof useFilters>, 'read' | 'set'>;

function askedOf(read: Address['read']) {
  const [search, country] = [read('search'), read('country')];
  return { ...(search && { search }), ...(country && { country }) };
}

function Filters({ read, set }: Address) {
  return (
    <SearchBar
      label={t('vouchers.search')}
      value={read('search')}
      onSearch={(search) => set({ search })}
    >
      <div className={css.filter}>
        <Select
          label={t('field.country')}
          value={read('country')}
          placeholder={t('filter.all')}
          options={useCountries()}
          onChange={({ target }) => set({ country: target.value })}
        />
      </div>
    </SearchBar>
  );
}

function EndVoucher(props: { voucher: Voucher; onClose: () => void; onChanged: () => void }) {
  const { voucher, onClose, onChanged } = props;
  const { country, code } = voucher;
  const { act, busy, problem } = useAct(operatorCalls.endVoucher, {
    told: () => t('voucher.ended', { code }),
    onDone: () => {
      onClose();
      onChanged();
    },
  });
  return (
    <Confirm
      title={t('voucher.end.title', { code })}
      consequence={t('voucher.end.consequence')}
      confirm={t('voucher.end')}
      {...{ busy, problem, onClose }}
      onConfirm={() => act({ params: { country, code } })}
    />
  );
}

function hasEnded({ valid_until }: Voucher): boolean {
  return valid_until !== null && valid_until <= now();
}

function takesOff({ type, amount, currency }: Voucher): string {
  if (type === 'percentage') return t('voucher.percentage', { amount });
  const money = new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount);
  return type === 'amount' ? money : t('voucher.down-to', { amount: money });
}

function usesText({ uses, most_uses }: Voucher): string {
  return most_uses === null ? String(uses) : t('voucher.uses.of', { uses, most: most_uses });
}

function validText({ valid_from, valid_until }: Voucher): string {
  const from = valid_from > 0 ? momentText(valid_from) : '';
  if (valid_until === null) return from === '' ? t('voucher.always') : t('voucher.from', { from });
  const until = momentText(valid_until);
  return from === '' ? t('voucher.until', { until }) : t('voucher.between', { from, until });
}
