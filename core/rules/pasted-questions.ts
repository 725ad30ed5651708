/** The line without questions to the shop, such as "are you open?", which are answered before anybody rides. One with any other word stays: it may be for the rider. */
export function withoutQuestions(line: string): string {
  return line
    .replace(question, (said: string, words: string) => (isToShop(words) ? '' : said))
    .trim();
}

/** Words up to a question mark, from the beginning of a sentence or a part of one. */
const question = /(?<=^|[,،，.!！。?？؟]\s*)([^,،，.!！。?？؟]{1,80})[?？؟]+[\s,،，]*/gu;

function isToShop(words: string): boolean {
  const said = words.trim();
  return about.test(said) && only.test(said);
}

/** What they ask about: ordering, opening, price. */
const about =
  /(?:order|open|clos|much|price|cost|menu|deliver)|訂|订|點餐|点餐|開門|开门|營業|营业|錢|钱|الطلب|أطلب|اطلب|مفتوح|السعر|بكم|поръча|отворен|работите|струва/iu;
const apart = [
  'hi|hello|hey|boss|pls|please|ok|can|could|may|is|are|am|do|does|will|i|we|you|u|the|it|your|guys|there|still|just|what|when|how|which|whats',
  'time|an|to|for|like|want|place|make|have|get|take|taking|accept|accepting|orders?|ordering|now|today|tonight|tomorrow|tmr|this|evening|afternoon|morning',
  'open(?:ing)?|clos(?:e|ed|ing)|hours?|shop|store|kitchen|much|many|price|prices|cost|fee|charge|menu|delivery|see|at|until|till|all|total',
  'هل|ممكن|يمكن|يمكنني|الطلب|أطلب|اطلب|اليوم|الآن|الليلة|أنتم|انتم|المحل|مفتوح|مفتوحين|مفتوحون|كم|السعر|بكم|متى',
  'мога|може|ли|да|поръчам|за|днес|довечера|сега|утре|отворено|отворени|сте|е|работите|още|колко|струва',
].join('|');
/** Those words and what stands around them; "deliver" is only asked for at all here, since when and where is for the rider. */
const only = new RegExp(
  `^(?:do (?:you|u)(?: guys)? deliver|(?:(?:${apart})(?:['’]s)?(?:\\s+|$))+|(?:請問|请问|可以|能|現在|现在|今天|今晚|還|还|有|要|多少|幾點|几点|我|你們|你们|店|訂餐?|订餐?|點餐|点餐|開門|开门|營業|营业|錢|钱|嗎|吗|呢|的|是)+)$`,
  'iu',
);
