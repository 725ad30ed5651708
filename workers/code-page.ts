/** In what spreadsheet programs of Windows write a table in plain text unless they are told otherwise, by the language of the system. */
const codePages: Readonly<Record<string, string>> = {
  'windows-874': 'th',
  'windows-1250': 'bs cs hr hu pl ro sk sl',
  'windows-1251': 'bg kk ky mk ru uk',
  'windows-1252': 'ca da de es fi fr it nb nl nn no pt sv',
  'windows-1253': 'el',
  'windows-1256': 'ar fa ur',
  'windows-1258': 'vi',
  big5: 'zh-hant',
  gbk: 'zh-hans',
};

/**
 * The text of bytes that are no Unicode, in the letters of the first language that has such of its own; null where there is none,
 * as for English, which is spoken before systems of any language, and for what is no text.
 */
export function textInCodePage(bytes: Uint8Array, languages: readonly string[]): string | null {
  const [encoding] = languages.flatMap(codePageOf);
  if (encoding === undefined) return null;
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return noText.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** Controls that no table has. */
const noText = /(?![\t\n\r])\p{Cc}/u;

function codePageOf(tag: string): string[] {
  const { language, script } = new Intl.Locale(tag).maximize();
  const names = [language, `${language}-${script}`.toLowerCase()];
  return Object.keys(codePages).filter((encoding) =>
    codePages[encoding]?.split(' ').some((each) => names.includes(each)),
  );
}
