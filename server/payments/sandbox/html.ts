import escapeHtml from 'escape-html';

type Page = {
  language: string;
  direction: 'ltr' | 'rtl';
  title: string;
  body: string;
  head?: string;
};

/** A whole page. */
export function page({ language, direction, title, body, head = '' }: Page): string {
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/sandbox.css">${head}</head><body>${body}</body></html>`;
}
