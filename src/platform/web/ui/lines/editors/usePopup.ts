import { useLayoutEffect, type RefObject } from 'react';

const GAP = 4;
const EDGE = 8;
const LEAST_WIDTH = 260;
const MAX_HEIGHT = 340;
const LEAST_HEIGHT = 220;

/** List below an input, in the browser's top layer: no scrolling or clipping container can cut it off. */
export function usePopup(anchor: RefObject<HTMLElement | null>, popup: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    popup.current?.showPopover();
    const place = () => {
      if (anchor.current && popup.current) placeAt(anchor.current.getBoundingClientRect(), popup.current.style);
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [anchor, popup]);
}

/** Places the list below the box, or above it when there is more space. */
function placeAt(box: DOMRect, style: CSSStyleDeclaration): void {
  const below = window.innerHeight - box.bottom - GAP;
  const above = box.top - GAP;
  const up = below < LEAST_HEIGHT && above > below;
  const width = Math.min(Math.max(box.width, LEAST_WIDTH), window.innerWidth - 2 * EDGE);
  style.setProperty('width', `${width}px`);
  style.setProperty('left', `${Math.max(EDGE, Math.min(box.left, window.innerWidth - width - EDGE))}px`);
  style.setProperty('max-height', `${Math.min(MAX_HEIGHT, (up ? above : below) - EDGE)}px`);
  style.setProperty('top', up ? 'auto' : `${box.bottom + GAP}px`);
  style.setProperty('bottom', up ? `${window.innerHeight - box.top + GAP}px` : 'auto');
}
