import { useRef, type KeyboardEvent, type RefObject } from 'react';

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Keys of a tab list (ARIA's pattern): arrows, Home and End select a tab and focus it. */
export function useTabKeys(
  ids: readonly string[],
  open: string,
  choose: (id: string) => void,
): { readonly list: RefObject<HTMLDivElement | null>; readonly onKeyDown: (event: KeyboardEvent) => void } {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(ids.indexOf(open), ids.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(ids[next]!);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return { list, onKeyDown };
}
