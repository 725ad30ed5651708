import type { Deployment, UnixTime } from '#schemas';
import { flagNames } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { at } from '../../clock.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { setWindow, switchFlag, windowsOf } from '../../flags/switch.ts';
import { Refusal, refusal } from '../../http/refusal.ts';
import { type Asked, changing, reading } from '../use-case.ts';
import { findDeployment, missing } from './find.ts';

const values = { on: true, off: false, file: null } as const;

const list = reading(operatorCalls.listFlags, 'flags list', async (db, asked) => {
  const { deployment: id } = asked.input.params;
  const { deployment } = findDeployment(asked, id, 'params.deployment');
  return { flags: await flagsOf(db, deployment, asked.now) };
});

const set = changing(operatorCalls.setFlag, 'flags set', async (tx, asked) => {
  const { deployment: id, flag } = asked.input.params;
  const { deployment } = findDeployment(asked, id, 'params.deployment');
  const target = `flag ${id} ${flag}`;
  await tx`select pg_advisory_xact_lock(hashtext(${target}))`;
  const before = await flagOf(tx, deployment, flag, asked.now);
  await refuseChanged(tx, asked, before.version, target);
  await change(tx, asked);
  const after = await flagOf(tx, deployment, flag, asked.now);
  const said = ({ switched, window }: Flag) => ({ switched, window });
  return { result: after, entry: { target, before: said(before), after: said(after) } };
});

const vendors = reading(operatorCalls.listTestVendors, 'test-vendors list', async (db, asked) => {
  const { deployment: id } = asked.input.params;
  const { deployment } = findDeployment(asked, id, 'params.deployment');
  const rows = await db<{ vendor_id: string }[]>`
    select vendor_id from test_vendors where deployment = ${id} order by vendor_id`;
  const { ids = [], fee = 0 } = deployment.testVendors ?? {};
  return { file: ids, added: rows.map(({ vendor_id }) => vendor_id), fee };
});

const addVendor = changing(operatorCalls.addTestVendor, 'test-vendors add', async (tx, asked) => {
  const { deployment: id, outletId } = asked.input.params;
  findDeployment(asked, id, 'params.deployment');
  const [known] = await tx`select 1 from vendors
    where id = ${outletId} and deployment = ${id} and not is_guest`;
  if (!known) throw missing(`outlet ${outletId} in ${id}`, 'params.outletId');
  await tx`insert into test_vendors (deployment, vendor_id) values (${id}, ${outletId})
    on conflict do nothing`;
  const entry = { target: `test vendors ${id}`, after: { added: outletId } };
  return { result: { success: true as const }, entry };
});

const removeVendor = changing(
  operatorCalls.removeTestVendor,
  'test-vendors remove',
  async (tx, { input }) => {
    const { deployment: id, outletId } = input.params;
    const { count } = await tx`
      delete from test_vendors where deployment = ${id} and vendor_id = ${outletId}`;
    if (count === 0) throw missing(`test vendor ${outletId} beside the file’s`, 'params.outletId');
    const entry = { target: `test vendors ${id}`, before: { removed: outletId } };
    return { result: { success: true as const }, entry };
  },
);

/** Use cases of flags and test outlets. */
export const flagCases = [list, set, vendors, addVendor, removeVendor];

type Flag = Awaited<ReturnType<typeof flagOf>>;

async function flagsOf(db: Db, deployment: Deployment, now: UnixTime) {
  const { id } = deployment;
  const switched = await db<{ name: string; value: boolean }[]>`
    select name, value from feature_flags where deployment = ${id}`;
  const versions = await db<{ name: string; version: number }[]>`
    select name, version from flag_versions where deployment = ${id}`;
  const windows = await windowsOf(db, id);
  return flagNames.map((flag) => {
    const file = deployment.flags?.[flag] ?? null;
    const own = switched.find(({ name }) => name === flag)?.value ?? null;
    // One that has passed decides nothing any more, and nobody has to call it off.
    const found = windows.find(
      ({ name, until_at }) => name === flag && now < (until_at ?? Infinity),
    );
    const window = found
      ? { value: found.value, from: found.from_at, until: found.until_at }
      : null;
    const isOpen = window && (window.from ?? 0) <= now;
    const is_on = (isOpen ? window.value : (own ?? file)) ?? false;
    const version = versions.find(({ name }) => name === flag)?.version ?? 0;
    return { flag, is_on, file, switched: own, window, version };
  });
}

async function flagOf(
  db: Db,
  deployment: Deployment,
  flag: (typeof flagNames)[number],
  now: UnixTime,
) {
  const found = (await flagsOf(db, deployment, now)).find((each) => each.flag === flag);
  if (!found) throw missing(`flag ${flag}`, 'params.flag');
  return found;
}

/** Plans a value for a period if times are given; otherwise sets it at once and removes any plan. */
async function change(tx: Tx, { input, now }: Asked<typeof operatorCalls.setFlag>): Promise<void> {
  const { deployment, flag } = input.params;
  const { value, from, until } = input.body;
  if (from === undefined && until === undefined) {
    await switchFlag(tx, deployment, flag, values[value]);
    await setWindow(tx, deployment, flag, null);
    return;
  }
  if (value === 'file') throw wrongWindow('A file decides at all times: leave the moments out.');
  if (until !== undefined && until <= Math.max(now, from ?? 0))
    throw wrongWindow('The end has to be in the future, and after the beginning.');
  await setWindow(tx, deployment, flag, { value: values[value], from, until });
}

function wrongWindow(message: string) {
  return refusal(400, 'InvalidWindow', message, { key: 'alert.error', field: 'body.until' });
}

/** Refuses a change based on an older version, telling who changed it, when and to what. */
async function refuseChanged(
  tx: Tx,
  { input }: Asked<typeof operatorCalls.setFlag>,
  newest: number,
  target: string,
): Promise<void> {
  const { version } = input.body;
  if (version === undefined || version === newest) return;
  const [last] = await tx<{ by: string; at: number; after: object }[]>`
    select by, at, after from audit_entries where target = ${target} order by id desc limit 1`;
  const who = last ? `${last.by} on ${at(last.at).toISOString()}` : 'another command';
  const state = last ? ` to ${JSON.stringify(last.after)}` : '';
  const meta = { translation_key: 'alert.error', field: 'body.version', values: { newest } };
  const message = `It was changed meanwhile by ${who}${state}: look at it again.`;
  throw new Refusal(409, [{ code: 'FlagChanged', message, meta }]);
}
