/** The lines of an axis from 0 to the first at `most` or over it: at most five even steps of 1, 2 or 5 with zeros behind it. */
export function axisOf(most: number): readonly number[] {
  const least = Math.max(1, most / STEPS);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= least) ?? least;
  const steps = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: steps + 1 }, (_, nth) => nth * step);
}

const STEPS = 5;

/** Which days of so many say which they are: about six, evenly apart, the first and the last among them. */
export function saysItsDay(nth: number, days: number): boolean {
  const apart = Math.max(1, Math.ceil((days - 1) / 6));
  const last = days - 1;
  return nth === last || (nth % apart === 0 && last - nth >= apart / 2);
}
