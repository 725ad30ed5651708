/** A round distance in the words of a language: metres below a kilometre. */
export function formatDistance(metres: number, locale: string): string {
  const [value, unit] = metres < 1000 ? [metres, 'meter'] : [metres / 1000, 'kilometer'];
  const name = `${locale} ${unit}`;
  const format = formats.get(name) ?? new Intl.NumberFormat(locale, { style: 'unit', unit });
  formats.set(name, format);
  return format.format(value);
}

/** Kept, since each picture of a map writes some. */
const formats = new Map<string, Intl.NumberFormat>();
