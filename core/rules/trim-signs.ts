/** Without the signs at both ends; `front` and `back` each tell one such character. In time with the length, which `/[…]+$/` is not. */
export function trimSigns(text: string, front: RegExp, back = front): string {
  let [start, end] = [0, text.length];
  while (start < end && front.test(text.charAt(start))) start += 1;
  while (end > start && back.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
