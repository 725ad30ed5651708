/**
 * Runs while the browser still parses the page, and imports nothing. Shows what the server drew, in the language and scheme
 * stored in this browser: where nobody is signed in the way in, which the app takes over with what was typed, else the
 * frame of a page until the page itself is there.
 */
function draw(reader: Reader): boolean {
  const pictures = [
    ...document.querySelectorAll<HTMLTemplateElement>(`template[data-for=${reader}]`),
  ];
  const language = kept('locale');
  const inLanguage = (code: unknown) => pictures.find(({ dataset }) => dataset.language === code);
  const picture = inLanguage(language) ?? inLanguage(wished(pictures)) ?? pictures[0];
  if (picture === undefined) return false;
  const { documentElement: page } = document;
  page.lang = picture.lang;
  page.dir = picture.dir;
  const scheme = kept('scheme');
  if (scheme === 'light' || scheme === 'dark') page.dataset.scheme = scheme;
  const colours: unknown = JSON.parse(document.getElementById('colours')?.textContent ?? '{}');
  for (const [name, colour] of Object.entries(colours ?? {})) page.style.setProperty(name, colour);
  document.getElementById('root')?.append(picture.content);
  return document.visibilityState === 'visible';
}

/** Whether somebody is signed in here; null where only the app can find out. */
type Reader = 'member' | 'anybody' | null;
function readerHere(): Reader {
  if (isKept('token') || isKept('guest-token')) return 'member';
  return isKept('session-lapsed') || isKept('godroid-token') ? null : 'anybody';
}

/** The rule of `app/i18n/wished.ts`, which this file cannot import. */
function wished(pictures: readonly HTMLTemplateElement[]): string | undefined {
  const there = pictures.map(({ dataset }) => dataset.language ?? '');
  for (const wish of navigator.languages) {
    const [language, script, region] = writtenAs(wish);
    const close = there.filter((code) => {
      const [its, inScript] = writtenAs(code);
      return its !== undefined && its === language && inScript === script;
    });
    const exact = close.find((code) => writtenAs(code)[2] === region);
    if (exact ?? close[0]) return exact ?? close[0];
  }
  return undefined;
}

function writtenAs(tag: string): readonly (string | undefined)[] {
  try {
    const name = tag.replaceAll('_', '-').replace(/^n[on]\b/, 'nb');
    const { language, script, region } = new Intl.Locale(name).maximize();
    return [language, script, region];
  } catch {
    return [];
  }
}

/** Calls `act` at the first paint, and after 500 ms in any case, since some browsers do not report it; so it may be called twice. */
function onceSeen(act: () => void): void {
  new PerformanceObserver(act).observe({ type: 'paint', buffered: true });
  setTimeout(act, 500);
}

/** Loads everything else only now, as it would delay the first picture. */
function loadLater(reader: Reader): void {
  for (const id of reader === 'member' ? ['later', 'member'] : ['later']) {
    const later = document.querySelector<HTMLTemplateElement>(`template#${id}`);
    if (later) document.head.append(later.content);
  }
}

/** A page that took more milliseconds than this to arrive came over a slow line. */
const slowLine = 500;

/** On a slow line fonts, two fifths of all bytes at the start, are loaded after the code, by `start.ts`. */
function delayLetters(): void {
  if (performance.now() > slowLine) document.documentElement.dataset.letters = 'later';
}

/** What the app stored under a name; null when there is nothing, or nothing that can be read. */
function kept(key: string): unknown {
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

/** What `adapters/network/asked-early.ts` takes: where the answer was asked for, under which name and when, in ms of `performance.now()`. */
type AskedEarly = { address: string; name: string | null; at: number; answer: Promise<Response> };

/** Makes the calls that every page of a signed-in person waits for, while the app's code is still loading. */
function askEarly(): void {
  const name = nameHere();
  const { asks = '[]' } = document.querySelector<HTMLElement>('template#member')?.dataset ?? {};
  if (name === null) return;
  const asked = (JSON.parse(asks) as { address: string; named: boolean }[]).map(
    ({ address, named }): AskedEarly => {
      const headers = { accept: 'application/json', ...(named && { authorization: name }) };
      const answer = fetch(address, { headers, cache: 'no-store' });
      answer.catch(() => null);
      return { address, name: named ? name : null, at: performance.now(), answer };
    },
  );
  Object.assign(window, { askedEarly: asked });
}

/** The `Authorization` header, as `authorizationOf` in `core/session` makes it; null without an account whose token is still valid. */
function nameHere(): string | null {
  if (isKept('guest-token') || isKept('godroid-token') || window.top !== window) return null;
  const session = kept('token') as { meta?: Record<string, unknown> } | null;
  const { AccessToken, IdToken, Expires, InCookies } = session?.meta ?? {};
  if (typeof Expires !== 'number' || Expires * 1000 <= Date.now()) return null;
  if (InCookies) return `Cookie ${AccessToken}`;
  return `Bearer ${AccessToken}|${IdToken}`;
}

/** Keeps the browser from sending a form before the app is there, and notes it, so that the app sends it. */
document.addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  if (event.target instanceof Element) document.documentElement.dataset.sent = event.target.id;
});

// In a browser that is too old `guard.ts` has said so, and nothing begins.
if (!document.documentElement.hasAttribute('data-too-old')) {
  const reader = readerHere();
  if (reader === 'member') askEarly();
  delayLetters();
  const load = () => loadLater(reader);
  if (reader !== null && draw(reader)) onceSeen(load);
  else load();
}
