import type * as z from 'zod/mini';
import { type Merchant, operatorCalls } from '#schemas/operator';
import type { Db, Fragment, Tx } from '../../db/connect.ts';
import type { Asked } from '../use-case.ts';
import { changing, reading } from '../use-case.ts';
import { anywhere, findDeployment } from './find.ts';
import { inviteTo } from './invite.ts';
import { insertOutlet, insertParent, outletDetails, requireOutlet } from './new-outlet.ts';
import { lockFamily, type OutletRow, outletColumns, outletTarget } from './outlet-rows.ts';

type MerchantRow = z.input<typeof Merchant>;

const deployments = reading(
  operatorCalls.listDeployments,
  'deployments list',
  async (_db, { deployments: { all } }) => ({
    deployments: all.map(({ id, country, brand, hosts }) => {
      return { deployment: id, country, brand, hosts };
    }),
  }),
);

const list = reading(operatorCalls.listMerchants, 'merchants list', async (db, { input }) => {
  const { search, deployment = null, limit, offset } = input.query;
  const wanted = db`from vendors v where v.parent_id is null and not v.is_guest
    and v.deployment = coalesce(${deployment}, v.deployment)
    and (v.name ilike ${anywhere(search)} or v.id ilike ${anywhere(search)})`;
  const merchants = await db<MerchantRow[]>`select ${merchantColumns(db)} ${wanted}
    order by v.name, v.id limit ${limit} offset ${offset}`;
  return { merchants, total: await countOf(db, wanted) };
});

const create = changing(operatorCalls.createMerchant, 'merchants create', async (tx, asked) => {
  const { deployment: id, owner, merchant_name, language, ...words } = asked.input.body;
  const { deployment, market } = findDeployment(asked, id, 'body.deployment');
  const details = { ...outletDetails(words, market), users: [owner] };
  const place = { deployment, market };
  await requireOutlet(details, place);
  const merchantId = await insertParent(tx, { ...details, name: merchant_name }, place);
  const outletId = await insertOutlet(tx, details, { ...place, parentId: merchantId });
  const invited = await inviteTo(tx, asked, {
    ...{ place: { outlet_id: merchantId, deployment: id }, at: 'body.deployment' },
    ...{ email: owner, field: 'body.owner', role: 'owner', language },
  });
  const [merchant] = await tx<MerchantRow[]>`
    select ${merchantColumns(tx)} from vendors v where v.id = ${merchantId}`;
  const [outlet] = await tx<OutletRow[]>`
    select ${outletColumns(tx)} from vendors v where v.id = ${outletId}`;
  if (!merchant || !outlet) throw new Error('the merchant was not stored');
  return {
    result: { merchant, outlet, invited },
    entry: {
      target: `merchant ${merchantId} ${merchant_name}`,
      after: { deployment: id, outlet: outletId },
    },
  };
});

const outlets = reading(operatorCalls.listOutlets, 'outlets list', async (db, { input }) => {
  const { search, deployment = null, merchant = null, limit, offset } = input.query;
  const like = anywhere(search);
  const digits = (search ?? '').replaceAll(/\D/g, '');
  const wanted = db`from vendors v where not v.is_guest and not v.is_parent
    and v.deployment = coalesce(${deployment}, v.deployment)
    and (${merchant}::text is null or v.parent_id = ${merchant} or v.id = ${merchant})
    and (v.name ilike ${like} or v.id ilike ${like} or v.client_vendor_id ilike ${like} or v.address_text ilike ${like}
      or (length(${digits}) > 3 and regexp_replace(v.phone, '\\D', '', 'g') like '%' || ${digits} || '%'))`;
  const found = await db<OutletRow[]>`select ${outletColumns(db)} ${wanted}
    order by v.name, v.id limit ${limit} offset ${offset}`;
  return { outlets: found, total: await countOf(db, wanted) };
});

const close = changing(operatorCalls.closeOutlet, 'outlets close', (tx, asked) =>
  openOrClose(tx, asked, false),
);
const open = changing(operatorCalls.openOutlet, 'outlets open', (tx, asked) =>
  openOrClose(tx, asked, true),
);

const online = changing(
  operatorCalls.setOnlinePayment,
  'outlets online-payment',
  async (tx, asked) => {
    const { params, body } = asked.input;
    const family = await lockFamily(tx, params.outletId);
    const ids = family.map(({ outlet_id }) => outlet_id);
    const isOn = body.state === 'on';
    const rows = await tx<{ outlet_id: string; name: string; before: boolean }[]>`
    with changed as (select id, online_payment from vendors where id = any(${ids}))
    update vendors v set online_payment = ${isOn} from changed c where v.id = c.id
    returning v.id as outlet_id, v.name, c.online_payment as before`;
    const states = (of: (row: (typeof rows)[number]) => boolean) =>
      Object.fromEntries(rows.map((row) => [row.outlet_id, of(row) ? 'on' : 'off']));
    return {
      result: {
        outlets: rows.map(({ outlet_id, name }) => ({ outlet_id, name, online_payment: isOn })),
      },
      entry: {
        target: outletTarget(family[0]),
        before: states(({ before }) => before),
        after: states(() => isOn),
      },
    };
  },
);

/** Use cases of merchants and outlets. */
export const merchantCases = [deployments, list, create, outlets, close, open, online];

/** Opens or closes an outlet; cancels a pending opening, so that the operator's decision stays. */
async function openOrClose(
  tx: Tx,
  { input }: Asked<typeof operatorCalls.closeOutlet>,
  isOpen: boolean,
) {
  const family = await lockFamily(tx, input.params.outletId);
  const ids = family.map(({ outlet_id }) => outlet_id);
  await tx`update vendors set is_active = ${isOpen}, available_at = null where id = any(${ids})`;
  const states = (of: (row: OutletRow) => boolean) =>
    Object.fromEntries(family.map((row) => [row.outlet_id, of(row) ? 'open' : 'closed']));
  return {
    result: { outlets: family.map((row) => ({ ...row, is_open: isOpen, available_at: null })) },
    entry: {
      target: outletTarget(family[0]),
      before: states(({ is_open }) => is_open),
      after: states(() => isOpen),
    },
  };
}

function merchantColumns(sql: Db): Fragment {
  return sql`v.id as merchant_id, v.deployment, v.name, v.is_active as is_open,
    (select count(*)::int from vendors o where o.parent_id = v.id or (o.id = v.id and not o.is_parent)) as outlets,
    (select count(distinct m.user_id)::int from memberships m join vendors o on o.id = m.vendor_id
      where o.id = v.id or o.parent_id = v.id) as people`;
}

async function countOf(db: Db, wanted: Fragment): Promise<number> {
  const [row] = await db<{ total: number }[]>`select count(*)::int as total ${wanted}`;
  return row?.total ?? 0;
}
