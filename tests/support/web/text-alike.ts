/**
 * Runs in the page: of visible text that looks alike in places that look alike, the first and the last, as elements; they stand for the others
 * where only colours are asked about. Alike are those that agree in their own colour and font, and on the way up to the document in tag, classes,
 * attributes that style or disable, background, opacity, and in what lies over or under the text in a layer of its own. Whatever has an id is
 * looked at by itself: something else on the page may speak for it.
 *
 * @param within part of the page; all of it where it is not said
 * @param without what of that part is left out
 */
export function textAlike(within: string | undefined, without: string | undefined): Element[] {
  const places = new Map<Element, string>();
  const colours = ({ backgroundColor, backgroundImage, opacity }: CSSStyleDeclaration) =>
    `${backgroundColor} ${backgroundImage} ${opacity}`;
  const said = (element: Element) =>
    ['class', 'style', 'disabled', 'aria-disabled', 'type', 'lang'].map((name) => element.getAttribute(name)).join('|');
  const layers = (element: Element) =>
    [...element.children].flatMap((child) => {
      const style = getComputedStyle(child);
      return /absolute|fixed|sticky/.test(style.position) ? [said(child), colours(style)] : [];
    });
  const placeOf = (element: Element | null): string => {
    if (!element) return '';
    const known = places.get(element);
    if (known !== undefined) return known;
    const own = [element.tagName, said(element), colours(getComputedStyle(element)), ...layers(element)].join(' ');
    const place = `${placeOf(element.parentElement)}\n${own}`;
    places.set(element, place);
    return place;
  };

  const alike = new Map<string, Element[]>();
  const add = (element: Element, text: string) => {
    if (within !== undefined && !element.closest(within)) return;
    if ((without !== undefined && element.closest(without)) || !element.checkVisibility()) return;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    // Of a single letter axe does not tell whether it is an icon.
    const looks = [element.id, color, fontSize, fontWeight, textShadow, text.length === 1, placeOf(element)].join('\n');
    alike.set(looks, [...(alike.get(looks) ?? []).slice(0, 1), element]);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (parentElement && data.trim() !== '') add(parentElement, data.trim());
  }
  for (const input of document.querySelectorAll('input, select, textarea')) add(input, 'value');
  return [...new Set([...alike.values()].flat())];
}
