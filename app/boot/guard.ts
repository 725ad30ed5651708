/**
 * Stands in every page as it is, before everything else, and is written so that browsers of any age read it. Says in a
 * sentence why nothing begins: because the browser is too old, which it is where one of these is missing, or because the
 * app has not begun after a while, whatever the reason.
 */
const secondsOfPatience = 20;

/** What the newest of each browser's makers brought just with the oldest browser that we run in (`app/build/browsers.ts`). */
function isTooOld(): boolean {
  const lacks = (owner: { prototype: object } | undefined, member: string) =>
    owner === undefined || !(member in owner.prototype);
  try {
    // Too old to read this at all where it is missing: the app has it in its addresses.
    /(?<=a)b/;
  } catch {
    return true;
  }
  return (
    lacks(window.HTMLElement, 'popover') ||
    lacks(window.Element, 'checkVisibility') ||
    typeof Intl !== 'object' ||
    !('Segmenter' in Intl)
  );
}

type Sentences = { lang: string; dir: string; old: string; late: string };

/** In the language that this browser kept, or else its own, or else the page's; null where the page has none. */
function sentences(): Sentences | null {
  const place = document.getElementById('sentences');
  const all = JSON.parse(place?.textContent || '{}');
  const asked = [
    keptLanguage(),
    navigator.language,
    String(navigator.language).slice(0, 2),
    all.first,
  ];
  for (let index = 0; index < asked.length; index += 1) {
    const found = all.of?.[String(asked[index]).replace('-', '_')];
    if (found) return found;
  }
  return null;
}

function keptLanguage(): string {
  try {
    return JSON.parse(localStorage.getItem('locale') || '""');
  } catch {
    return '';
  }
}

function say(what: 'old' | 'late'): void {
  const words = sentences();
  if (words === null) return;
  const said = document.createElement('p');
  said.id = 'not-begun';
  said.setAttribute('role', 'alert');
  said.lang = words.lang;
  said.dir = words.dir;
  said.textContent = words[what];
  said.style.cssText =
    'margin:0;padding:16px;font:16px/1.5 sans-serif;background:#fff3cd;color:#3d2e00';
  document.body.insertBefore(said, document.body.firstChild);
}

const page = document.documentElement;
if (isTooOld()) {
  page.setAttribute('data-too-old', '');
  say('old');
} else {
  setTimeout(() => {
    if (!page.hasAttribute('data-begun')) say('late');
  }, secondsOfPatience * 1000);
}
