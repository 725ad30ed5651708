import type { AccessPage, AccessPlace, UnixTime } from '#schemas';

/** Seconds between two mails that somebody asks for. */
export const MAIL_PAUSE = 30;
/** Seconds for which a place is of use: as long as the link of a mail works, or its code. */
const lives: Readonly<Record<AccessPage, number>> = {
  register: 86_400,
  verify: 86_400,
  reset: 600,
};

/** What is typed on these pages and outlasts a reload. */
export type AccessTexts = Pick<AccessPlace, 'email_address' | 'vendor_code' | 'business_name'>;

function placeOn(page: AccessPage, now: UnixTime): AccessPlace {
  const texts = { email_address: '', vendor_code: '', business_name: '' };
  return { page, step: 'form', ...texts, link: '', expired: false, again_at: null, kept_at: now };
}

/** Goes on where this tab was, unless that was another page or too long ago; a link that was followed comes first. */
export function arrived(
  kept: AccessPlace | null,
  { page, link }: { page: AccessPage; link: string },
  now: UnixTime,
): AccessPlace {
  const age = kept === null ? Number.NaN : now - kept.kept_at;
  const goesOn = kept?.page === page && age >= 0 && age < lives[page];
  if (link !== '') return { ...placeOn(page, now), link };
  return kept !== null && goesOn ? kept : placeOn(page, now);
}

/** A mail is on its way to whom it concerns. */
export function promised(place: AccessPlace, now: UnixTime): AccessPlace {
  return { ...place, step: 'promised', again_at: now + MAIL_PAUSE, kept_at: now };
}

/** The link works no more; another can be had for the same address. */
export function linkExpired(place: AccessPlace): AccessPlace {
  return { ...place, link: '', expired: true };
}

/** Seconds until another mail may be asked for. */
export function secondsLeft(place: AccessPlace | null, now: UnixTime): number {
  return Math.max(0, Math.ceil((place?.again_at ?? now) - now));
}
