import type { Page } from 'playwright';

/** Two words with a gap between them on screen and nothing between them in the text: a screen reader says them as one. */
export async function expectWordsApart(page: Page): Promise<void> {
  const joined = await page.evaluate(joinedWords);
  if (joined.length > 0) throw new Error(`${page.url()} reads as one word: ${joined.join(', ')}`);
}

/** Runs in the page. */
function joinedWords(): string[] {
  const isHeard = ({ parentElement: parent }: Node) =>
    parent?.checkVisibility({ visibilityProperty: true }) === true &&
    parent.closest('[aria-hidden=true], script, style, svg') === null;
  const isInline = (element: Element) =>
    /^(inline|contents)$/.test(getComputedStyle(element).display) &&
    getComputedStyle(element, '::before').content === 'none';
  const between = (text: Node, top: Node) => {
    const parents: Element[] = [];
    for (let at = text.parentElement; at !== null && at !== top; at = at.parentElement)
      parents.push(at);
    return parents;
  };
  const areOneLine = (one: Node, other: Node) => {
    const range = document.createRange();
    range.setStart(one, 0);
    range.setEnd(other, 0);
    const top = range.commonAncestorContainer;
    const isFlow = top instanceof Element && !/flex|grid/.test(getComputedStyle(top).display);
    const isBroken = range.cloneContents().querySelector('br, img, svg, input') !== null;
    return isFlow && !isBroken && [...between(one, top), ...between(other, top)].every(isInline);
  };
  const texts: Node[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode);
  return texts.filter(isHeard).flatMap((one, at, all) => {
    const [before, after] = [one.nodeValue ?? '', all[at + 1]?.nodeValue ?? ''];
    const other = all[at + 1];
    const areWords = /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after);
    const isTwo = other !== undefined && one.parentElement !== other.parentElement;
    return areWords && isTwo && areOneLine(one, other) ? [`${before}|${after}`] : [];
  });
}
