/**
 * Stands in every page before all other scripts, and is compiled so that very old browsers can run it. Shows a sentence when the
 * app does not start: because the browser is too old (`isTooOld`), or for any reason after `secondsOfPatience`.
 */
const secondsOfPatience = 20;

/** Looks for features that came with the oldest browsers that we support (`app/build/browsers.ts`). */
function isTooOld(): boolean {
  const lacks = (owner: { prototype: object } | undefined, member: string) =>
    owner === undefined || !(member in owner.prototype);
  try {
    // A browser without look-behind cannot parse this, nor the app's code that uses it.
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

/** The sentences in the stored language, else the browser's, else the page's; null where the page has none. */
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
