import escapeHtml from 'escape-html';
import type { FastifyRequest } from 'fastify';
import { schemes } from './cards.ts';
import { page } from './html.ts';
import { textsFor } from './texts.ts';

const fields = {
  number: { autocomplete: 'cc-number', length: 23 },
  expiry: { autocomplete: 'cc-exp', length: 7 },
  code: { autocomplete: 'cc-csc', length: 4 },
} as const;
type Field = keyof typeof fields;

/** The page of the card fields: all of them, or the single one in the query. */
export function cardPage({ query }: FastifyRequest, portal: string): string {
  const { field, lang, scheme, low } = query as Record<string, unknown>;
  const { texts, language, direction } = textsFor(typeof lang === 'string' ? lang : undefined);
  const shown = (Object.keys(fields) as Field[]).filter((name) => isShown(name, field));
  const looks = [
    scheme === 'dark' || scheme === 'system' ? scheme : '',
    low === 'true' ? 'low' : '',
  ];
  const look = ` class="${looks.join(' ').trim()}"`;
  const said = escapeHtml(JSON.stringify(texts));
  const body = `<form id="card"${look} data-portal="${escapeHtml(portal)}" data-texts="${said}" novalidate>
    ${shown.map((name) => input(name, texts[name])).join('\n')}</form>`;
  const head = '<script type="module" src="/fields.js"></script>';
  return page({ language, direction, title: texts.title, body, head });
}

function isShown(name: Field, asked: unknown): boolean {
  return typeof asked === 'string' && asked in fields ? asked === name : true;
}

function input(name: Field, label: string): string {
  const { autocomplete, length } = fields[name];
  const marks = name === 'number' ? schemeMarks : '';
  const told = marks === '' ? `${name}-error` : `schemes ${name}-error`;
  return `<div class="${name}"><label for="${name}">${escapeHtml(label)}</label>
    <div class="box" dir="ltr"><input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}"
      maxlength="${length}" dir="ltr" spellcheck="false" aria-describedby="${told}">${marks}</div>
    <span class="error">${warning}<span id="${name}-error" aria-live="polite"></span></span></div>`;
}

/** The sign that stands before an error in the portal, too. */
const warning = `<svg viewBox="0 0 20 20" aria-hidden="true">
  <path d="M10 3 2.5 16.25h15L10 3ZM10 8.25v3.5M10 14v.1"/></svg>`;

/** The names of the schemes that are accepted; the one that a number belongs to stays while it is typed. */
const schemeMarks = `<span class="schemes" id="schemes">${Object.entries(schemes)
  .map(([name, starts]) => `<span data-starts="${starts}">${name}</span>`)
  .join(' ')}</span>`;
