import { useLayoutEffect, useRef } from 'react';

const GAP = 4;
const LEAST = 260;

/** A list that hangs under an input, in the browser's top layer: no box that scrolls or clips can cut it off. */
export function usePopup<Anchor extends HTMLElement, Popup extends HTMLElement>() {
  const anchor = useRef<Anchor>(null);
  const popup = useRef<Popup>(null);
  useLayoutEffect(() => {
    const shown = popup.current;
    if (!shown) return undefined;
    shown.showPopover();
    const place = () => {
      const box = anchor.current?.getBoundingClientRect();
      if (!box) return;
      const below = window.innerHeight - box.bottom - GAP;
      const above = box.top - GAP;
      const up = below < 220 && above > below;
      const width = Math.min(Math.max(box.width, LEAST), window.innerWidth - 16);
      shown.style.cssText = `width:${width}px;left:${Math.max(8, Math.min(box.left, window.innerWidth - width - 8))}px;max-height:${Math.min(340, (up ? above : below) - 8)}px;${up ? `bottom:${window.innerHeight - box.top + GAP}px` : `top:${box.bottom + GAP}px`}`;
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, []);
  return { anchor, popup };
}
