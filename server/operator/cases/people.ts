import { mostOwners } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { erasePerson, exportPerson } from '../../access/person.ts';
import { requireReset } from '../../access/require-reset.ts';
import { guessed } from '../../access/reset-codes.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { refusal } from '../../http/refusal.ts';
import { lockOwners, shareAccess } from '../../outlets/owners.ts';
import { digest } from '../../secrets.ts';
import { masked, personTarget } from '../audit.ts';
import { changing, reading } from '../use-case.ts';
import { deploymentNamed, missing } from './find.ts';
import { invite } from './invite.ts';
import { lockFamily, outletTarget } from './outlet-rows.ts';

type Person = {
  email: string;
  business_name: string | null;
  outlets: string[];
  is_invited: boolean;
  must_set_password: boolean;
};

const list = reading(operatorCalls.listPeople, 'people list', async (db, { input }) => {
  const { merchantId: id } = input.params;
  const [known] = await db`select 1 from vendors where id = ${id} and not is_guest`;
  if (!known) throw missing(`merchant ${id}`, 'params.merchantId');
  return { people: await peopleOf(db, id) };
});

const inviting = changing(operatorCalls.invitePerson, 'people invite', async (tx, asked) => {
  const email = asked.input.body.email.toLowerCase();
  await lockOwners(tx, [email]);
  const [own] = await lockFamily(tx, asked.input.params.outletId);
  const { deployment } = deploymentNamed(asked, own.deployment, 'params.outletId');
  const before = await ownersOf(tx, own.outlet_id);
  const owners = [...new Set([...before, email])];
  if (owners.length > mostOwners) throw tooMany();
  await tx`update vendors set owners = ${owners}, owners_named = true where id = ${own.outlet_id}`;
  await shareAccess(tx, { vendorId: own.outlet_id, owners, before, savedBy: '' });
  const { language } = asked.input.body;
  const invitation = { vendorId: own.outlet_id, email, language };
  const result = await invite(tx, asked, deployment, invitation);
  return { result, entry: { target: outletTarget(own), after: { invited: masked(email) } } };
});

const remove = changing(operatorCalls.removePerson, 'people remove', async (tx, { input }) => {
  const email = input.body.email.toLowerCase();
  await lockOwners(tx, [email]);
  const family = await lockFamily(tx, input.params.outletId);
  const ids = family.map(({ outlet_id }) => outlet_id);
  const named = await tx`
    update vendors set owners = array(select owner from unnest(owners) owner where lower(owner) <> ${email}), owners_named = true
    where id = any(${ids}) and exists (select 1 from unnest(owners) owner where lower(owner) = ${email}) returning id`;
  const members = await tx`
    with out as (delete from memberships m using users u
      where m.vendor_id = any(${ids}) and u.id = m.user_id and lower(u.email) = ${email} returning m.user_id)
    select pg_notify('access_lost', user_id) from (select distinct user_id from out) gone`;
  await tx`delete from registrations where email = ${email} and vendor_id = any(${ids})`;
  if (named.count + members.count === 0) throw missing('such person here', 'body.email');
  const result = { success: true as const };
  return { result, entry: { target: outletTarget(family[0]), before: { person: masked(email) } } };
});

const requiring = changing(
  operatorCalls.requireNewPassword,
  'people require-new-password',
  async (tx, { input, now }) => {
    const { email } = input.body;
    const [found] = await requireReset(tx, [email], now);
    if (found === undefined) throw missing('account with this address', 'body.email');
    return { result: { success: true as const }, entry: { target: personTarget(email) } };
  },
);

const unlock = changing(operatorCalls.unlockPerson, 'people unlock', async (tx, { input }) => {
  const email = input.body.email.toLowerCase();
  const { count } = await tx`delete from login_failures
    where account in (${digest(email)}, ${guessed(email)})`;
  return { result: { forgotten: count }, entry: { target: personTarget(email) } };
});

const exporting = changing(operatorCalls.exportPerson, 'people export', async (tx, { input }) => {
  const { email } = input.body;
  const kept = await exportPerson(tx, email);
  const result = Object.fromEntries(
    Object.entries(kept).map(([part, rows]) => [part, rows.map((row) => ({ ...row }))]),
  );
  return { result, entry: { target: personTarget(email) } };
});

const erasing = changing(operatorCalls.erasePerson, 'people erase', async (tx, { input, now }) => {
  const { email } = input.body;
  const result = { ...(await erasePerson(tx, email, now)) };
  return { result, entry: { target: personTarget(email), after: result } };
});

/** The people of merchants, and what is kept of them. */
export const peopleCases = [list, inviting, remove, requiring, unlock, exporting, erasing];

/** Who is a member of the merchant or one of its outlets, and who is named an owner without an account. */
function peopleOf(db: Db, merchantId: string): PromiseLike<Person[]> {
  return db<Person[]>`
    with family as (select id, owners from vendors where id = ${merchantId} or parent_id = ${merchantId}),
    reach as (
      select lower(u.email) as email, m.vendor_id from memberships m
        join family f on f.id = m.vendor_id join users u on u.id = m.user_id
      union select lower(owner), f.id from family f, unnest(f.owners) owner)
    select r.email, u.business_name, array_agg(distinct r.vendor_id order by r.vendor_id) as outlets,
      u.id is null as is_invited, coalesce(u.reset_required, false) as must_set_password
    from reach r left join users u on lower(u.email) = r.email
    group by r.email, u.id, u.business_name, u.reset_required order by r.email`;
}

async function ownersOf(tx: Tx, id: string): Promise<string[]> {
  const [row] = await tx<{ owners: string[] }[]>`select owners from vendors where id = ${id}`;
  return (row?.owners ?? []).map((owner) => owner.toLowerCase());
}

function tooMany() {
  return refusal(409, 'TooManyOwners', `An outlet has ${mostOwners} owners at most.`, {
    ...{ key: 'alert.error', field: 'body.email' },
  });
}
