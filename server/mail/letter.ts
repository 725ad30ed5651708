import escapeHtml from 'escape-html';
import type { Letterhead } from '../brand.ts';
import { directionOf } from '../languages.ts';
import type { Message } from './message.ts';

/** The content of a mail to one person. */
export type Letter = {
  language: string;
  /** The name of the sender, above and below the text. */
  from: string;
  head: Letterhead;
  subject: string;
  /** The heading below that name. */
  heading: string;
  paragraphs: readonly string[];
  code?: string;
  action?: { label: string; href: string };
  /** Why the person got it, and what to do if it is a mistake. */
  reason: string;
};

/** A letter as text and as simple HTML, without scripts or remote content; its picture is attached. */
export function letter(said: Letter): Message {
  const sign = {
    filename: 'sign.png',
    contentType: 'image/png',
    content: said.head.sign,
    cid: signId,
  };
  return { subject: said.subject, text: asText(said), html: asHtml(said), attachments: [sign] };
}

const signId = 'sign';

function asText({ paragraphs, code, action, reason, from }: Letter): string {
  const link = action && `${action.label}:\n${action.href}`;
  const parts = [...paragraphs, code, link, reason, from];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}

function asHtml({
  language,
  from,
  head,
  subject,
  heading,
  paragraphs,
  code,
  action,
  reason,
}: Letter): string {
  const lines = [
    ...paragraphs.map((each) => `<p style="margin:0 0 16px">${escapeHtml(each)}</p>`),
    ...(code ? [`<p style="${codeStyle}"><span dir="ltr">${escapeHtml(code)}</span></p>`] : []),
    ...(action ? [linkOf(action, head)] : []),
  ];
  return `<!doctype html>
<html lang="${language.replaceAll('_', '-')}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:32rem;margin:0 auto;overflow-wrap:anywhere">
<div style="margin:0 0 24px;padding:0 0 16px;border-bottom:3px solid ${head.accent}"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td><img src="cid:${signId}" width="40" height="40" alt="" style="display:block"></td><td style="padding:0 12px;font-weight:600;font-size:18px;line-height:1.3">${escapeHtml(from)}</td></tr></table></div>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>
${lines.join('\n')}
<p style="margin:24px 0 0;font-size:14px;opacity:.75">${escapeHtml(reason)}</p>
</div>
</body>
</html>
`;
}

const codeStyle = 'margin:0 0 16px;font:700 28px/1.2 ui-monospace,monospace;letter-spacing:.2em';
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600';

/** A link as a button, and as text to copy. */
function linkOf(
  { label, href }: { label: string; href: string },
  { accent, onAccent }: Letterhead,
): string {
  const address = escapeHtml(href);
  return `<p style="margin:0 0 16px"><a href="${address}" style="${buttonStyle};background:${accent};color:${onAccent}">${escapeHtml(label)}</a></p>
<p dir="ltr" style="margin:0 0 16px;font-size:13px;word-break:break-all"><a href="${address}">${address}</a></p>`;
}
