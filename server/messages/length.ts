/** The characters of a 7-bit text message, and those that take two (GSM 03.38). */
const basic =
  /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z£¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà^{}\\[~\]|€]*$/;
const double = /[\^{}\\[~\]|€]/g;

/** How many paid parts a text message has. */
export function smsParts(text: string): number {
  const isBasic = basic.test(text);
  const units = text.length + (isBasic ? (text.match(double)?.length ?? 0) : 0);
  const [alone, each] = isBasic ? [160, 153] : [70, 67];
  return units <= alone ? 1 : Math.ceil(units / each);
}
