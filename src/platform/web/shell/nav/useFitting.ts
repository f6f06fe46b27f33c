import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Returns the number of children on the first line of a wrapping row. All children render; those hidden on the second line are offered
 * elsewhere.
 */
export function useFitting(row: RefObject<HTMLElement | null>, drawn: boolean): number {
  const [fitting, setFitting] = useState(Infinity);
  useLayoutEffect(() => {
    const element = row.current;
    if (!drawn || !element) return;
    const measure = () => {
      const children = [...element.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
      const top = children[0]?.offsetTop ?? 0;
      setFitting(children.filter((child) => child.offsetTop <= top + 2).length);
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    // The entries change with the language and the permissions.
    const changed = new MutationObserver(measure);
    changed.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [row, drawn]);
  return fitting;
}
