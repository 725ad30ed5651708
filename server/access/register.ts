import type { endpoints } from '#schemas';
import { at } from '../clock.ts';
import type { Tx } from '../db/connect.ts';
import { currentFlags } from '../flags/current.ts';
import { refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { hashPassword } from '../identity/passwords.ts';
import { newestRegistration } from '../identity/pending.ts';
import { enqueue } from '../mail/index.ts';
import { countMail } from './limits.ts';
import { letterFacts } from './mails.ts';
import { refuseWeakPassword, type SignUpProblem, signUpRefusal } from './refusals.ts';

/** Seconds for which the link is valid. */
const linkLife = 86_400;

type Registering = Call<typeof endpoints.register>;

/**
 * Stores a registration. Everybody gets the same answer after the same work; the result goes by mail to the address, which belongs
 * to the outlet. Only with `verboseAuthErrors` the answer tells why it is not possible.
 */
export async function register(call: Registering): Promise<{ promised: true }> {
  const { sql, deployment, input, clock, ip } = call;
  const flags = await currentFlags(sql, deployment, clock());
  if (flags['deactivate-sign-up-button']) throw refusals.unknown();
  const { password, vendor_code, ...rest } = input.body;
  refuseWeakPassword(password);
  const email = rest.email_address.toLowerCase();
  const password_hash = await hashPassword(password);
  await sql.begin(async (tx) => {
    await countMail(tx, { email, ip, kind: 'verify', now: clock() });
    const problem = await findProblem(tx, { email, vendor: vendor_code, at: deployment.id });
    if (problem && deployment.verboseAuthErrors) throw signUpRefusal(problem);
    const id = problem ? null : await remember(tx, call, { email, password_hash });
    const facts = { ...letterFacts(call), email, registration: id, problem, vendor: vendor_code };
    await enqueue(tx, { kind: 'sign-up', to: email, facts }, clock());
  });
  return { promised: true };
}

/** Sends the link of the newest registration again, if there is one. */
export async function resend(call: Call<typeof endpoints.resendVerification>) {
  const { sql, input, clock, ip } = call;
  const email = input.body.email_address.toLowerCase();
  await sql.begin(async (tx) => {
    await countMail(tx, { email, ip, kind: 'verify', now: clock() });
    const registration = (await newestRegistration(tx, email, clock()))?.id ?? null;
    const facts = { ...letterFacts(call), email, registration };
    await enqueue(tx, { kind: 'sign-up', to: email, facts }, clock());
  });
  return { promised: true as const };
}

/**
 * Why somebody cannot sign up. Vendor code and email must match a known vendor, and neither may have an account yet (specification 1,
 * section 5); but every owner that a member named may get one.
 */
export async function findProblem(
  tx: Tx,
  asked: { email: string; vendor: string; at: string },
): Promise<SignUpProblem | null> {
  const { email, vendor, at: deployment } = asked;
  const [known] = await tx<{ registered: boolean; person: boolean }[]>`
    select not v.owners_named and (v.is_registered
        or exists (select 1 from memberships where vendor_id = v.id)) as registered,
      exists (select 1 from users where lower(email) = ${email}) as person
    from vendors v
    where v.id = ${vendor} and v.deployment = ${deployment} and not v.is_guest
      and exists (select 1 from unnest(v.owners) owner where lower(owner) = ${email})`;
  if (!known) return 'WrongVendor';
  if (known.registered) return 'OutletRegistered';
  return known.person ? 'UsernameExistsException' : null;
}

async function remember(
  tx: Tx,
  { input, clock }: Registering,
  { email, password_hash }: { email: string; password_hash: string },
): Promise<string | null> {
  const { vendor_code: vendor_id, business_name } = input.body;
  const times = { created_at: at(clock()), expires_at: at(clock() + linkLife) };
  const [row] = await tx<{ id: string }[]>`
    insert into registrations ${tx([{ vendor_id, business_name, email, password_hash, ...times }])}
    returning id`;
  return row?.id ?? null;
}
