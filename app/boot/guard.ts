/**
 * Inlined into every page before everything else, in syntax that browsers of any age can run. Tells people in a
 * sentence why nothing starts: the browser is too old (it lacks one of the features below), or the
 * app has not started after a while, for whatever reason.
 */
const secondsOfPatience = 20;

/** Tests features that each engine first shipped in the oldest version that we support (`app/build/browsers.ts`). */
function isTooOld(): boolean {
  const lacks = (owner: { prototype: object } | undefined, member: string) =>
    owner === undefined || !(member in owner.prototype);
  try {
    // A syntax error in browsers without lookbehind, which the app's routes use.
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

/** The sentences in the stored language, else in one that the browser wishes for, else the page's; null if the page has none. */
function sentences(): Sentences | null {
  const place = document.getElementById('sentences');
  const { of = {}, wishes = {}, first } = JSON.parse(place?.textContent || '{}');
  return of[keptLanguage()] || of[wishedLanguage(wishes)] || of[first] || null;
}

/** The language of the first wish that the page knows, by its whole tag or a shorter one (`ar-SA`, then `ar`); an empty one ends the search. */
function wishedLanguage(known: Record<string, string>): string {
  const wishes = navigator.languages || [navigator.language];
  for (let nth = 0; nth < wishes.length; nth += 1) {
    for (let tag = String(wishes[nth]).toLowerCase(); tag; tag = tag.replace(/-?[^-]*$/, '')) {
      const code = known[tag];
      if (code) return code;
      if (code === '') break;
    }
  }
  return '';
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
