import { trimSigns } from '#core/rules';
import type { Credit } from '#schemas';

const longest = 300;
const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", copy: '©', nbsp: ' ' },
};

/** Reads the HTML credits of a map service as text and links; other markup is dropped. */
export function readCredits(html: string): readonly Credit[] {
  const links = /<a\b[^>]*?\bhref\s*=\s*["']?([^"'\s>]+)["']?[^>]*>([\s\S]*?)<\/a\s*>/gi;
  const found: Credit[] = [];
  let done = 0;
  for (const match of html.matchAll(links)) {
    const [all, href = '', inner = ''] = match;
    found.push(...plain(html.slice(done, match.index)), ...plain(inner, href));
    done = match.index + all.length;
  }
  return [...found, ...plain(html.slice(done))];
}

function plain(html: string, href?: string): readonly Credit[] {
  const plain = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_all, code) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&(\w+);/g, (all, name) => entities[name] ?? all)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
  const text = trimSigns(plain, /[\s|,·]/).slice(0, longest);
  if (text === '') return [];
  return [href !== undefined && /^https?:\/\/\S+$/.test(href) ? { text, href } : { text }];
}
