/** The most seconds of a period of so many days; it is an hour longer where the clocks go back in it. */
export function longestPeriod(days: number): number {
  return days * 86_400 + 3600;
}
