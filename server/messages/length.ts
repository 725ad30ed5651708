/** What a text message of seven bits a character is made of, and what takes two of them there (GSM 03.38). */
const basic =
  /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z£¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà^{}\\[~\]|€]*$/;
const double = /[\^{}\\[~\]|€]/g;

/** How many parts a text message is sent in, each of which is paid for. */
export function smsParts(text: string): number {
  const isBasic = basic.test(text);
  const units = text.length + (isBasic ? (text.match(double)?.length ?? 0) : 0);
  const [alone, each] = isBasic ? [160, 153] : [70, 67];
  return units <= alone ? 1 : Math.ceil(units / each);
}
