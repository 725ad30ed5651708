const longest = 320;
const pattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text has the form of an email address; whether mail arrives there is another question. */
export function isEmail(text: string): boolean {
  return text.length <= longest && pattern.test(text);
}
