import { useState, type FocusEvent, type KeyboardEvent } from 'react';

interface RovingFocus {
  /** Index of the button that Tab focuses. */
  readonly tabStop: number;
  readonly containerProps: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Makes a row of buttons one Tab stop: arrows, Home and End move within it, and Tab returns to the last used button. */
export function useRovingFocus(count: number): RovingFocus {
  const [tabStop, setTabStop] = useState(0);
  const buttonsOf = (bar: HTMLElement) => [...bar.querySelectorAll('button')];
  return {
    tabStop,
    containerProps: {
      onFocus: (event) => {
        const place = buttonsOf(event.currentTarget).findIndex((button) => button === event.target);
        if (place >= 0) setTabStop(place);
      },
      onKeyDown: (event) => {
        const next = placeAfter(event.key, tabStop, count, getComputedStyle(event.currentTarget).direction === 'rtl');
        if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        buttonsOf(event.currentTarget)[next]?.focus();
      },
    },
  };
}

function placeAfter(key: string, place: number, count: number, rtl: boolean): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === (rtl ? 'ArrowLeft' : 'ArrowRight')) return (place + 1) % count;
  if (key === (rtl ? 'ArrowRight' : 'ArrowLeft')) return (place + count - 1) % count;
  return null;
}
