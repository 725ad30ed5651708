/** What a mail of the outbox says, as far as its page shows it. */
export type ReadMail = { to: string; subject: string; date: string; text: string; files: string[] };

/** Reads a mail that our own transport wrote: its headers, its plain text and the names of its files. */
export function readMail(eml: string): ReadMail {
  const lines = eml.replaceAll('\r\n', '\n');
  const headers = headersOf(lines);
  return {
    to: headers.get('to') ?? '',
    subject: headers.get('subject') ?? '',
    date: headers.get('date') ?? '',
    text: textOf(lines),
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

/** The first part that is plain text, or the whole body when there are no parts. */
function textOf(part: string): string {
  const headers = headersOf(part);
  const type = headers.get('content-type') ?? 'text/plain';
  const body = part.slice(part.indexOf('\n\n') + 2);
  const [, boundary] = /boundary="?([^";]+)/.exec(type) ?? [];
  if (boundary === undefined) {
    return type.startsWith('text/plain')
      ? decode(body, headers.get('content-transfer-encoding'))
      : '';
  }
  const parts = body.split(`--${boundary}`).slice(1, -1);
  return parts.map((each) => textOf(each.replace(/^\n/, ''))).find((text) => text !== '') ?? '';
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
