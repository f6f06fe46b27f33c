import type { KeyboardEvent } from 'react';
import { shortcutsOn } from '../../keys/shortcuts';

/** In the rows: arrows (and `j`, `k`) go from one record's link to the next, the space bar chooses the record. Enter is the link's own. */
export function onRowKey(event: KeyboardEvent<HTMLTableElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const row = (event.target as Element).closest('tr');
  const link = document.activeElement?.matches('[data-row-link]') === true;
  const letters = shortcutsOn();
  const step = event.key === 'ArrowDown' || (letters && event.key === 'j') ? 1 : event.key === 'ArrowUp' || (letters && event.key === 'k') ? -1 : 0;
  if (step !== 0 && row?.closest('tbody')) {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
    const current = links.findIndex((candidate) => row.contains(candidate));
    const next = current === -1 ? undefined : links[current + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  } else if (event.key === ' ' && link) {
    const box = row?.querySelector<HTMLInputElement>('input[type="checkbox"]');
    if (!box) return;
    event.preventDefault();
    box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: event.shiftKey }));
  }
}
