const sums =
  /^(?:sub[- ]?total|gst|vat|tax(?:es)?|service(?: charge)?|svc(?: chg)?|rounding|discount|change|(?:delivery|packaging) (?:fee|charge)|小計|小计|服務費|服务费|المجموع الفرعي|ضريبة|ຍອດຍ່ອຍ|междинна сума|ДДС)(?!\p{L})[^\p{L}]*(?:[A-Z]{3})?[^\p{L}]*\d[^\p{L}]*$/iu;

/** Whether a line is a sum of a till beside the one that is to be collected, which says nothing to a rider. */
export function isTillSum(line: string): boolean {
  return sums.test(line);
}

/** Whether a line is of what was bought or names the order by its number, which no address does. */
export function isOfOrder(line: string): boolean {
  return item.test(line) || number.test(line);
}

const item =
  /^(?:\d{1,3}\s?[x×]\s?\p{L}\D*|\p{L}\D*\s[x×]\s?\d{1,3})(?:(?<=\s)\P{L}{0,3}\d+[.,]\d{2,3})?$/iu;
const number = /^(?:order|invoice|receipt|bill)\s*(?:no\.?|number)?\s*#?\s*\d+$/iu;
