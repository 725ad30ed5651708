/** Trims characters that match `front` or `back` from the ends. Takes linear time, which a regular expression like `/[…]+$/` does not. */
export function trimSigns(text: string, front: RegExp, back = front): string {
  let [start, end] = [0, text.length];
  while (start < end && front.test(text.charAt(start))) start += 1;
  while (end > start && back.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
