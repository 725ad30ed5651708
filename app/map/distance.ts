/** A round distance in the words of a language: metres below a kilometre. */
export function formatDistance(metres: number, locale: string): string {
  const [value, unit] = metres < 1000 ? [metres, 'meter'] : [metres / 1000, 'kilometer'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit }).format(value);
}
