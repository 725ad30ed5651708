import type { Role } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { erasePerson, exportPerson } from '../../access/person.ts';
import { requireReset } from '../../access/require-reset.ts';
import { guessKeyOf } from '../../access/reset-codes.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { endPasskeysOf } from '../../identity/passkeys.ts';
import { codesOf, endFactor } from '../../identity/second-factor.ts';
import { endSessionsOf } from '../../identity/sessions.ts';
import { enqueue } from '../../mail/index.ts';
import { type LetterFacts, letterFactsOf } from '../../mail/write.ts';
import { giveRole } from '../../members/change.ts';
import { findMember, lockMembers } from '../../members/repository.ts';
import { takeOut } from '../../members/take-out.ts';
import { providerName, tellUnlinked, unlinkAll } from '../../oidc/unlinked.ts';
import { lockOwners } from '../../outlets/owners.ts';
import { digest } from '../../secrets.ts';
import { masked, personTarget } from '../audit.ts';
import { changing, reading, type Tools } from '../use-case.ts';
import { findDeployment, missing } from './find.ts';
import { inviteTo } from './invite.ts';
import { lockFamily, outletTarget } from './outlet-rows.ts';

type Person = {
  email: string;
  business_name: string | null;
  outlets: string[];
  roles: Role[];
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
  const { email, role, language } = asked.input.body;
  const [own] = await lockFamily(tx, asked.input.params.outletId);
  const result = await inviteTo(tx, asked, {
    ...{ place: own, at: 'params.outletId', email, role, language, field: 'body.email' },
  });
  const after = { invited: masked(email), role };
  return { result, entry: { target: outletTarget(own), after } };
});

const giving = changing(operatorCalls.givePersonRole, 'people role', async (tx, { input }) => {
  const { role } = input.body;
  const email = input.body.email.toLowerCase();
  const [own] = await lockFamily(tx, input.params.outletId);
  await lockMembers(tx, own.outlet_id);
  const member = await findMember(tx, { vendorId: own.outlet_id, email });
  if (!member) throw missing('such member here', 'body.email');
  await giveRole(tx, { ...member, vendorId: own.outlet_id }, role);
  const of = (is: Role) => ({ person: masked(email), role: is });
  const result = { success: true as const };
  return {
    result,
    entry: { target: outletTarget(own), before: of(member.role), after: of(role) },
  };
});

const remove = changing(operatorCalls.removePerson, 'people remove', async (tx, { input }) => {
  const email = input.body.email.toLowerCase();
  await lockOwners(tx, [email]);
  const family = await lockFamily(tx, input.params.outletId);
  const vendorIds = family.map(({ outlet_id }) => outlet_id);
  if (!(await takeOut(tx, { email, vendorIds }))) throw missing('such person here', 'body.email');
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

const resetting = changing(
  operatorCalls.resetSecondFactor,
  'people reset-second-factor',
  async (tx, asked) => {
    const { input, now } = asked;
    const email = input.body.email.toLowerCase();
    const [user] = await tx<{ id: string; email: string }[]>`
      select id, email from users where lower(email) = ${email} for update`;
    if (!user || !(await endFactor(tx, user)))
      throw missing('account with a second factor and this address', 'body.email');
    await endSessionsOf(tx, user.id, now);
    await endPasskeysOf(tx, user.id);
    await tellOfReset(tx, asked, user);
    return { result: { success: true as const }, entry: { target: personTarget(email) } };
  },
);

const unlinking = changing(
  operatorCalls.unlinkProvider,
  'people unlink-provider',
  async (tx, asked) => {
    const { input, now, deployments } = asked;
    const email = input.body.email.toLowerCase();
    const [user] = await tx<{ id: string; email: string }[]>`
      select id, email from users where lower(email) = ${email} for update`;
    const issuers = user ? await unlinkAll(tx, user.id) : [];
    if (!user || issuers.length === 0)
      throw missing('account with an identity provider and this address', 'body.email');
    const facts = await placeOf(tx, asked, user.id);
    const names = issuers.map((issuer) => providerName(deployments, issuer)).join(', ');
    if (facts)
      await tellUnlinked(tx, { to: user.email, facts: { ...facts, provider: names } }, now);
    return { result: { success: true as const }, entry: { target: personTarget(email) } };
  },
);

const unlock = changing(operatorCalls.unlockPerson, 'people unlock', async (tx, { input }) => {
  const email = input.body.email.toLowerCase();
  const { count } = await tx`delete from login_failures
    where account in (${digest(email)}, ${digest(codesOf(email))}, ${guessKeyOf(email)})`;
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

/** Use cases of merchants' people and their data. */
export const peopleCases = [
  ...[list, inviting, giving, remove, requiring, resetting, unlinking, unlock],
  ...[exporting, erasing],
];

async function tellOfReset(
  tx: Tx,
  asked: Tools & { now: number },
  { id, email }: { id: string; email: string },
): Promise<void> {
  const facts = await placeOf(tx, asked, id);
  if (facts) await enqueue(tx, { kind: 'second-factor-off', to: email, facts }, asked.now);
}

/** The facts for a mail to a person, from the deployment where they are a member; undefined if nowhere. */
async function placeOf(tx: Tx, asked: Tools, id: string): Promise<LetterFacts | undefined> {
  const [place] = await tx<{ deployment: string }[]>`
    select v.deployment from memberships m join vendors v on v.id = m.vendor_id
    where m.user_id = ${id} order by v.id limit 1`;
  if (!place) return undefined;
  const { deployment } = findDeployment(asked, place.deployment, 'body.email');
  return letterFactsOf({ ...asked, deployment, language: null });
}

/** A merchant's members, invited people, and named owners without an account. */
function peopleOf(db: Db, merchantId: string): PromiseLike<Person[]> {
  return db<Person[]>`
    with family as (select id, owners from vendors where id = ${merchantId} or parent_id = ${merchantId}),
    reach as (
      select lower(u.email) as email, m.vendor_id, m.role from memberships m
        join family f on f.id = m.vendor_id join users u on u.id = m.user_id
      union select i.email, i.vendor_id, i.role from invitations i join family f on f.id = i.vendor_id
      union select lower(owner), f.id, 'owner' from family f, unnest(f.owners) owner)
    select r.email, u.business_name, array_agg(distinct r.vendor_id order by r.vendor_id) as outlets,
      array_agg(distinct r.role) as roles,
      not exists (select 1 from memberships m join family f on f.id = m.vendor_id where m.user_id = u.id) as is_invited,
      coalesce(u.reset_required, false) as must_set_password
    from reach r left join users u on lower(u.email) = r.email
    group by r.email, u.id, u.business_name, u.reset_required order by r.email`;
}
