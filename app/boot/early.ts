/**
 * Runs first, while the page is still being parsed, and imports nothing. Shows what the server rendered, in this browser's
 * stored language and colour scheme: the sign-in page if nobody is signed in, which the app hydrates with all that was typed,
 * else the frame of a page, or of what an order's link shows, until the page itself is there.
 */
function draw(reader: Reader): boolean {
  const pictures = [
    ...document.querySelectorAll<HTMLTemplateElement>(`template[data-for=${reader}]`),
  ];
  const language = readKept('locale');
  const inLanguage = (code: unknown) => pictures.find(({ dataset }) => dataset.language === code);
  const picture = inLanguage(language) ?? inLanguage(preferredLanguage(pictures)) ?? pictures[0];
  if (picture === undefined) return false;
  const { documentElement: page } = document;
  page.lang = picture.lang;
  page.dir = picture.dir;
  const scheme = readKept('scheme');
  if (scheme === 'light' || scheme === 'dark') page.dataset.scheme = scheme;
  const colours: unknown = JSON.parse(document.getElementById('colours')?.textContent ?? '{}');
  for (const [name, colour] of Object.entries(colours ?? {})) page.style.setProperty(name, colour);
  document.getElementById('root')?.append(picture.content);
  return !document.hidden;
}

/** Whose view to show; null when the app has to find out first. What an order's link shows is the same for everybody. */
type Reader = 'member' | 'recipient' | 'anybody' | null;
function readerHere(): Reader {
  if (document.querySelector('template#recipient')) return 'recipient';
  if (isKept('token') || isKept('guest-token')) return 'member';
  return isKept('session-lapsed') || isKept('godroid-token') ? null : 'anybody';
}

/**
 * The language of `i18n/wished.ts`, which this file cannot import: by the server's table of common wishes, and by the same rule
 * for others, since a browser's first look at its locales takes milliseconds.
 */
function preferredLanguage(pictures: readonly HTMLTemplateElement[]): string | undefined {
  const there = pictures.map(({ dataset }) => dataset.language ?? '');
  const { wishes = {} } = JSON.parse(document.getElementById('sentences')?.textContent ?? '{}');
  for (const wish of navigator.languages) {
    const known: string | undefined = wishes[wish.toLowerCase()];
    if (known) return known;
    // No tag at all, as in `en-US@posix`, is no wish either.
    if (known === '' || /[^\w-]/.test(wish)) continue;
    const [language, script, region] = partsOf(wish);
    const close = there.filter((code) => {
      const [its, inScript] = partsOf(code);
      return its !== undefined && its === language && inScript === script;
    });
    const exact = close.find((code) => partsOf(code)[2] === region);
    if (exact ?? close[0]) return exact ?? close[0];
  }
  return undefined;
}

function partsOf(tag: string): readonly (string | undefined)[] {
  try {
    const name = tag.replaceAll('_', '-').replace(/^n[on]\b/, 'nb');
    const { language, script, region } = new Intl.Locale(name).maximize();
    return [language, script, region];
  } catch {
    return [];
  }
}

/** Acts once: on the first paint, or after a short time in browsers that do not report it. */
function onceSeen(act: () => void): void {
  let acted = false;
  const once = () => {
    if (!acted) act();
    acted = true;
  };
  new PerformanceObserver(once).observe({ type: 'paint', buffered: true });
  setTimeout(once, 500);
}

/** Requests the rest of the code, which would delay the first paint if requested earlier. */
function loadLater(reader: Reader): void {
  for (const id of hasCode(reader) ? ['later', reader] : ['later']) {
    const later = document.querySelector<HTMLTemplateElement>(`template#${id}`);
    if (later) document.head.append(later.content);
  }
}

/** Whether more code than that of the start is known to be needed. */
function hasCode(reader: Reader): reader is 'member' | 'recipient' {
  return reader === 'member' || reader === 'recipient';
}

/** A page that took longer than this many milliseconds came over a slow line. */
const slowLine = 500;
const isSlow = performance.now() > slowLine;

/**
 * What waits: for the first paint the picture and the fonts of the sign-in page, whose words and form come first; on a slow line
 * all fonts, two fifths of the start's bytes, for the code (`start.ts`).
 */
function holdBack(parts: 'letters picture' | 'letters' | null): void {
  const { dataset } = document.documentElement;
  if (parts === null) delete dataset.waits;
  else dataset.waits = parts;
}

/** A stored value; null when there is none or it cannot be read. */
function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function isKept(key: string): boolean {
  try {
    return (localStorage.getItem(key) ?? 'null') !== 'null';
  } catch {
    return false;
  }
}

/** Shared with `adapters/network/asked-early.ts`: the address, the authorization header and the time of a request, in ms of `performance.now()`. */
type AskedEarly = { address: string; name: string | null; at: number; answer: Promise<Response> };

/** A request of `start-asks.ts`: for nobody, or in somebody's name, or without a session as `as` has it. */
type Ask = { address: string; named: boolean; as?: string };

/** Requests what every page of a signed-in person, or of an order's link, needs while the code is still loading. */
function askEarly(reader: 'member' | 'recipient'): void {
  const own = nameHere();
  const { asks = '[]' } = document.querySelector<HTMLElement>(`template#${reader}`)?.dataset ?? {};
  if (reader === 'member' && own === null) return;
  const outlet = outletHere();
  const token = location.pathname.split('/')[2] ?? '';
  const wanted = (JSON.parse(asks) as Ask[]).filter(
    ({ address }) => outlet || !address.includes('OUTLET'),
  );
  const asked = wanted.map(({ address: pattern, named, as = null }): AskedEarly => {
    const address = pattern.replace('OUTLET', outlet).replace('TOKEN', token);
    const name = named ? (own ?? as) : null;
    const headers = { accept: 'application/json', ...(name !== null && { authorization: name }) };
    const answer = fetch(address, { headers, cache: 'no-store' });
    answer.catch(() => null);
    return { address, name, at: performance.now(), answer };
  });
  Object.assign(window, { askedEarly: asked });
}

/**
 * The outlet in the address, as in `/order-tracking/v1`, if the person looked at it last, so that it is theirs; empty if it is
 * another, or shown with all outlets of its parent.
 */
function outletHere(): string {
  const { user } = (readKept('token') ?? {}) as { user?: { id?: unknown } };
  const last = readKept(`outlet:${user?.id}`) as Readonly<Record<string, unknown>> | null;
  const outlet = location.pathname.split('/')[2] ?? '';
  return last?.vendor_id === outlet && last.include_outlets === false ? outlet : '';
}

/** The authorization header, like `authorizationOf` in `core/session`; null unless an account with a valid token is signed in. */
function nameHere(): string | null {
  if (isKept('guest-token') || isKept('godroid-token') || window.top !== window) return null;
  const session = readKept('token') as { meta?: Record<string, unknown> } | null;
  const { AccessToken, IdToken, Expires, InCookies } = session?.meta ?? {};
  if (typeof Expires !== 'number' || Expires * 1000 <= Date.now()) return null;
  if (InCookies) return `Cookie ${AccessToken}`;
  return `Bearer ${AccessToken}|${IdToken}`;
}

/** Before the app is there, stops the browser from submitting a form itself, and marks it for the app. */
document.addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  if (event.target instanceof Element) document.documentElement.dataset.sent = event.target.id;
});

// The last key before there were commands, for `shell/commands/early-key.ts`.
addEventListener('keydown', (key) => {
  if (window.keyEarly !== null) window.keyEarly = key;
});

// In a browser that is too old, `guard.ts` has said so and nothing starts.
if (!document.documentElement.hasAttribute('data-too-old')) {
  const reader = readerHere();
  if (hasCode(reader)) askEarly(reader);
  const forCode = isSlow ? 'letters' : null;
  holdBack(reader === 'anybody' ? 'letters picture' : forCode);
  const load = () => {
    holdBack(forCode);
    loadLater(reader);
  };
  if (reader !== null && draw(reader)) onceSeen(load);
  else load();
}
