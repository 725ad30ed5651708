const rightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A name reads in the direction of its first letter, whatever the page's. */
export function isRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}
