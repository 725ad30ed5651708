import escapeHtml from 'escape-html';

type Written = {
  language: string;
  direction: 'ltr' | 'rtl';
  /** Inlined instead of being requested. */
  style?: string;
};

/** A page without scripts that reads well in any browser, in light and dark. `body` is HTML. */
export function plainPage(
  title: string,
  body: string,
  { language, direction, style }: Written = { language: 'en', direction: 'ltr' },
): string {
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
${style === undefined ? '<link rel="stylesheet" href="/plain.css">' : `<style>${style}</style>`}
</head>
<body>
${body}
</body>
</html>
`;
}
