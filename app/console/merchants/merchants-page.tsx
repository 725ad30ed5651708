import { Link as RouteLink } from 'wouter';
import { ButtonLink, Section, Segments, Select } from '#ui';
import { SearchBar, useFilters } from '../parts/filters.tsx';
import { Pager } from '../parts/pager.tsx';
import * as css from '../parts/parts.css.ts';
import { Records } from '../parts/records.tsx';
import { readings } from '../readings-model.ts';
import { t } from '../text.ts';
import { useDeployments } from '../use-deployments.ts';
import { useReading } from '../use-reading.ts';
import { merchantColumns } from './merchant-columns.tsx';
import { OutletList } from './outlet-list.tsx';

const views = ['merchants', 'outlets'] as const;

/** Merchants, or the outlets of all of them: an outlet is often all that somebody on the phone can name. */
export function MerchantsPage() {
  const { read, set, ...filters } = useFilters();
  const view = viewOf(read);
  const narrowed = { search: read('search'), deployment: read('deployment'), ...filters };
  const add = (
    <RouteLink href="/merchants/new" asChild>
      <ButtonLink variant="primary" icon="plus">
        {t('merchant.new')}
      </ButtonLink>
    </RouteLink>
  );
  return (
    <Section level={1} title={t('place.merchants')} actions={add}>
      <Filters {...{ read, set }} />
      {view === 'merchants' ? <MerchantList {...narrowed} /> : <OutletList {...narrowed} />}
    </Section>
  );
}

type Address = Pick<ReturnType<typeof useFilters>, 'read' | 'set'>;

function viewOf(read: Address['read']): (typeof views)[number] {
  return views.find((each) => each === read('view')) ?? 'merchants';
}

function Filters({ read, set }: Address) {
  const deployments = useDeployments();
  const view = viewOf(read);
  return (
    <SearchBar
      label={t(`merchants.search.${view}`)}
      value={read('search')}
      onSearch={(search) => set({ search })}
    >
      <div className={css.filter}>
        <Segments
          label={t('merchants.view')}
          value={view}
          onChange={(to) => set({ view: to === 'merchants' ? '' : to })}
          options={views.map((value) => {
            const label = t(`merchants.view.${value}`);
            return { value, label, short: label };
          })}
        />
      </div>
      <div className={css.filter}>
        <Select
          label={t('field.deployment')}
          value={read('deployment')}
          placeholder={t('filter.all')}
          options={deployments}
          onChange={({ target }) => set({ deployment: target.value })}
        />
      </div>
    </SearchBar>
  );
}

type Narrowed = Pick<ReturnType<typeof useFilters>, 'page' | 'setPage' | 'part'> & {
  search: string;
  deployment: string;
};

function MerchantList({ search, deployment, page, setPage, part }: Narrowed) {
  const query = { ...(search && { search }), ...(deployment && { deployment }), ...part };
  const { answer, busy, problem, again } = useReading(readings.merchants, { query });
  return (
    <div>
      <Records
        caption={t('place.merchants')}
        columns={merchantColumns}
        rows={answer?.merchants ?? null}
        rowKey={({ merchant_id }) => merchant_id}
        icon="store"
        empty={t('merchants.none')}
        {...{ busy, problem }}
        onRetry={again}
      />
      <Pager
        page={page}
        total={answer?.total}
        here={answer?.merchants.length ?? 0}
        onPage={setPage}
      />
    </div>
  );
}
