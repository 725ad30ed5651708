import { Link as RouteLink } from 'wouter';
import type * as z from 'zod/mini';
import type { Merchant, Outlet } from '#schemas/operator';
import { Badge, type Column, Link } from '#ui';
import { Code } from '../parts/code.tsx';
import { momentText } from '../parts/moment.tsx';
import * as css from '../parts/parts.css.ts';
import { t } from '../text.ts';

type MerchantRow = z.output<typeof Merchant>;
export type OutletRow = z.output<typeof Outlet>;

export const merchantColumns: readonly Column<MerchantRow>[] = [
  {
    id: 'name',
    header: t('merchant.name'),
    cell: ({ merchant_id, name }) => (
      <RouteLink href={`/merchants/${merchant_id}`} asChild>
        <Link>{name}</Link>
      </RouteLink>
    ),
  },
  { id: 'id', header: t('merchant.id'), cell: ({ merchant_id }) => <Code>{merchant_id}</Code> },
  { id: 'deployment', header: t('field.deployment'), cell: ({ deployment }) => deployment },
  { id: 'outlets', header: t('merchant.outlets'), cell: ({ outlets }) => outlets, align: 'end' },
  { id: 'people', header: t('merchant.people'), cell: ({ people }) => people, align: 'end' },
  { id: 'open', header: t('outlet.state'), cell: ({ is_open }) => <Open is={is_open} /> },
];

export const outletColumns: readonly Column<OutletRow>[] = [
  { id: 'name', header: t('outlet.name'), cell: (outlet) => <Named outlet={outlet} /> },
  { id: 'id', header: t('outlet.id'), cell: ({ outlet_id }) => <Code>{outlet_id}</Code> },
  { id: 'phone', header: t('outlet.phone'), cell: ({ phone }) => phone, whole: true },
  { id: 'address', header: t('outlet.address'), cell: ({ address }) => address },
  {
    id: 'state',
    header: t('outlet.state'),
    cell: ({ is_open, available_at }) => (
      <span className={css.lines}>
        <span>
          <Open is={is_open} />
        </span>
        {!is_open && available_at !== null && (
          <span className={css.muted}>{t('outlet.opens', { at: momentText(available_at) })}</span>
        )}
      </span>
    ),
  },
];

function Named({
  outlet: { name, merchant_id, outlet_id, client_vendor_id },
}: {
  outlet: OutletRow;
}) {
  const own = client_vendor_id === null || client_vendor_id === outlet_id ? '' : client_vendor_id;
  return (
    <span className={css.lines}>
      <span>
        <RouteLink href={`/merchants/${merchant_id ?? outlet_id}`} asChild>
          <Link>{name}</Link>
        </RouteLink>
      </span>
      {own && <span className={css.muted}>{t('outlet.own-id', { id: own })}</span>}
    </span>
  );
}

function Open({ is }: { is: boolean }) {
  return (
    <Badge tone={is ? 'positive' : 'neutral'}>{t(is ? 'outlet.open' : 'outlet.closed')}</Badge>
  );
}
