/** What a mail of the outbox says, as far as its page shows it. */
export type ReadMail = {
  to: string;
  subject: string;
  date: string;
  text: string;
  /** The same as HTML, with its pictures in it; empty where it has none. */
  html: string;
  files: string[];
};

/** Reads a mail that our own transport wrote: its headers, its texts and the names of its files. */
export function readMail(eml: string): ReadMail {
  const lines = eml.replaceAll('\r\n', '\n');
  const headers = headersOf(lines);
  const parts = partsOf(lines);
  return {
    to: headers.get('to') ?? '',
    subject: headers.get('subject') ?? '',
    date: headers.get('date') ?? '',
    text: textOf(parts, 'text/plain'),
    html: withPictures(textOf(parts, 'text/html'), parts),
    files: [...lines.matchAll(/^Content-Disposition: attachment;\s*filename="?([^"\n]+)/gim)].map(
      ([, name = '']) => name,
    ),
  };
}

/** Headers in small letters; folded lines are joined and encoded words decoded. */
function headersOf(part: string): Map<string, string> {
  const [head = ''] = part.split('\n\n', 1);
  const unfolded = head.replaceAll(/\n[ \t]+/g, ' ').split('\n');
  return new Map(
    unfolded.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), decodeWords(line.slice(at + 1).trim())] as const;
    }),
  );
}

type Part = { headers: Map<string, string>; body: string };

/** The parts of a mail that hold something, however they are packed; the whole of one that has none. */
function partsOf(part: string): Part[] {
  const headers = headersOf(part);
  const body = part.slice(part.indexOf('\n\n') + 2);
  const [, boundary] = /boundary="?([^";]+)/.exec(typeOf(headers)) ?? [];
  if (boundary === undefined) return [{ headers, body }];
  const parts = body.split(`--${boundary}`).slice(1, -1);
  return parts.flatMap((each) => partsOf(each.replace(/^\n/, '')));
}

function typeOf(headers: Part['headers']): string {
  return headers.get('content-type') ?? 'text/plain';
}

/** The first part of a type, decoded. */
function textOf(parts: readonly Part[], type: string): string {
  const found = parts.find(({ headers }) => typeOf(headers).startsWith(type));
  return found ? decode(found.body, found.headers.get('content-transfer-encoding')) : '';
}

/** What names a picture of the mail holds the picture itself. */
function withPictures(html: string, parts: readonly Part[]): string {
  return html.replaceAll(/"cid:([^"]+)"/g, (named, id: string) => {
    const part = parts.find(({ headers }) => headers.get('content-id') === `<${id}>`);
    const [type] = part ? typeOf(part.headers).split(';') : [];
    return part ? `"data:${type};base64,${part.body.replaceAll(/\s/g, '')}"` : named;
  });
}

function decode(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? fromQuoted(body.replaceAll('=\n', '')) : body;
}

function fromQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

/** `=?UTF-8?Q?…?=` and its like; the blank between two of them is none. */
function decodeWords(value: string): string {
  const joined = value.replaceAll(/\?=\s+=\?/g, '?==?');
  return joined.replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString()
      : fromQuoted(text.replaceAll('_', ' ')),
  );
}
