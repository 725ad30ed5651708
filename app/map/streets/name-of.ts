import { cut } from '#ui';

type Read = (property: string) => unknown;

/** How names are chosen for people who read one language. */
export type NameChoice = (read: Read) => string | null;

const latin = /\p{Script=Latin}/u;

/**
 * Chooses the name in the person's language; else in Latin letters if their language uses those, else the local
 * name.
 */
export function nameChoice(locale: string): NameChoice {
  const { language, script } = new Intl.Locale(locale.replaceAll('_', '-')).maximize();
  const own = tagsOf(language, script).map((tag) => `name:${tag}`);
  const isLatin = script === 'Latn';
  const rest = isLatin ? ['name:latin', 'name:en'] : ['name'];
  return (read) => {
    const text = (property: string) => textOf(read(property));
    for (const property of [...own, ...rest]) {
      const name = text(property);
      if (name !== null) return name;
    }
    const parts = ['name', 'name2', 'name3'].map(text).filter((name) => name !== null);
    const inLatin = parts.find((name) => latin.test(name));
    return (isLatin ? inLatin : null) ?? parts[0] ?? text('name:latin');
  };
}

/** A language with the names that tiles have for it. */
function tagsOf(language: string, script: string | undefined): readonly string[] {
  if (language === 'zh') return [`zh-${script}`, `zh_${script}`, 'zh'];
  return language === 'fil' ? ['fil', 'tl'] : [language];
}

function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value).replace(/\s+/g, ' ').trim();
  return text === '' ? null : text;
}

const lineLength = 18;
const mostLines = 3;

/** A name in lines of a map: broken at spaces, and cut where it would be a paragraph. */
export function inLines(name: string): string {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < lineLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, mostLines).map((line) => cut(line, lineLength * 2));
  return lines.length > mostLines ? `${shown.join('\n')} …` : shown.join('\n');
}
