import type { Endpoint } from '#schemas';

type Declared = Pick<Endpoint, 'id' | 'deprecated'>;

/** What each answer of a call says of its end (RFC 9745, RFC 8594), with the way to what is documented of it. */
export function deprecationHeaders({ id, deprecated }: Declared): Readonly<Record<string, string>> {
  if (!deprecated) return {};
  const { since, ends, instead } = deprecated;
  const links = [
    `</docs#${id}>; rel="deprecation"; type="text/html"`,
    ...(instead === undefined ? [] : [`</docs#${instead}>; rel="successor-version"`]),
  ];
  return {
    deprecation: `@${beginningOf(since).getTime() / 1000}`,
    sunset: beginningOf(ends).toUTCString(),
    link: links.join(', '),
  };
}

/** The same for those who read; empty where a call stays. */
export function deprecationText({ deprecated }: Declared): string {
  if (!deprecated) return '';
  const { since, ends, instead } = deprecated;
  const other = instead === undefined ? '' : ` Use \`${instead}\` instead.`;
  return `Deprecated since ${since}; it ends on ${ends}.${other}`;
}

function beginningOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
