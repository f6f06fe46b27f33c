/**
 * Returns sample elements of visible text in the page: the first and last of each group with equal look, for colour checks. Equal are those
 * with the same colour and font. Their ancestors must also match in tag, classes, styling or disabling attributes, background and opacity.
 * Layers over or under the text must match too. Elements with an id form their own group, because other elements may refer to them.
 *
 * @param within part of the page; default: the whole page
 * @param without excluded part of it
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
    // axe treats single letters as possible icons.
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
