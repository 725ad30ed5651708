/**
 * The script of the offline page; imports nothing. Shows its text in the stored language and colour scheme, and opens the
 * requested page as soon as our server can be reached.
 */
const secondsBetweenLooks = 5;

/** A stored value; null when there is none or it cannot be read. */
function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function showWords(): void {
  const said = [...document.querySelectorAll('template')];
  const wishes = [
    readStored('locale'),
    ...navigator.languages.flatMap((tag) => [tag, tag.slice(0, 2)]),
  ];
  const found = wishes.flatMap((wish) => {
    const code = String(wish).replaceAll('-', '_');
    return said.find(({ dataset }) => dataset.language === code) ?? [];
  });
  const picture = found[0] ?? said[0];
  if (picture === undefined) return;
  const { documentElement: page } = document;
  page.lang = picture.lang;
  page.dir = picture.dir;
  const scheme = readStored('scheme');
  if (scheme === 'light' || scheme === 'dark') page.dataset.scheme = scheme;
  const colours: unknown = JSON.parse(document.getElementById('colours')?.textContent ?? '{}');
  for (const [name, colour] of Object.entries(colours ?? {})) page.style.setProperty(name, colour);
  document.body.append(picture.content);
}

const again = () => location.reload();

async function look(): Promise<void> {
  const answer = await fetch('/health', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) again();
  else setTimeout(look, secondsBetweenLooks * 1000);
}

showWords();
document.querySelector('button')?.addEventListener('click', again);
addEventListener('online', again);
setTimeout(look, secondsBetweenLooks * 1000);
