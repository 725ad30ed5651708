import type { AccessPage, AccessPlace, UnixTime } from '#schemas';

/** Seconds between two mails that somebody asks for. */
export const MAIL_PAUSE = 30;
/** What is typed on these pages and outlasts a reload. */
export type AccessTexts = Pick<
  AccessPlace,
  'email_address' | 'vendor_code' | 'business_name' | 'name'
>;

function placeOn(page: AccessPage, link: string): AccessPlace {
  const texts = { email_address: '', vendor_code: '', business_name: '' };
  return { page, step: 'form', ...texts, link, expired: false, again_at: null };
}

/** How one of these pages is opened: perhaps by the link of a mail, or with an address that was typed on the page before. */
export type Arrival = { page: AccessPage; link: string; email?: string };

/** Where to begin: what this tab kept of the same page, else an empty form. A followed link always begins with that. */
export function arriveAt(
  kept: AccessPlace | null,
  { page, link, email = '' }: Arrival,
): AccessPlace {
  const place = link === '' && kept?.page === page ? kept : placeOn(page, link);
  return email !== '' && place.step === 'form' ? { ...place, email_address: email } : place;
}

/** A mail is on its way to the address that was sent, which may differ from what was typed since. */
export function promiseMail(
  place: AccessPlace,
  { now, email_address }: { now: UnixTime; email_address: string },
): AccessPlace {
  return { ...place, step: 'promised', email_address, again_at: now + MAIL_PAUSE };
}

/** The link works no more; the same address can ask for another. */
export function linkExpired(place: AccessPlace): AccessPlace {
  return { ...place, link: '', expired: true };
}

/** Seconds until another mail may be asked for; never more than the pause, even after the clock was changed. */
export function secondsLeft(place: AccessPlace | null, now: UnixTime): number {
  const left = Math.ceil((place?.again_at ?? now) - now);
  return Math.min(Math.max(0, left), MAIL_PAUSE);
}
