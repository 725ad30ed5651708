import escapeHtml from 'escape-html';

type Page = {
  language: string;
  direction: 'ltr' | 'rtl';
  title: string;
  /** HTML. */
  body: string;
  /** Its script, by its address on this origin. */
  script: string;
};

/** A whole page of one of the demo's sites. */
export function sitePage({ language, direction, title, body, script }: Page): string {
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/sites.css">
<script type="module" src="${script}"></script></head><body>${body}</body></html>`;
}
