import type { KeyboardEvent } from 'react';
import { shortcutsOn } from '../../keys/shortcuts';
import type { Peek } from '../../peek/PeekContext';

/**
 * Handles keys in the rows. Arrows (and `j`, `k`) move between the records' links and take the preview along. The space bar shows it and
 * then moves to it; `x` selects a record. Enter follows the link. Editable cells are to the right of the link; F2 opens one.
 */
export function onRowKey(event: KeyboardEvent<HTMLTableElement>, peek: Peek): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const row = (event.target as Element).closest('tr');
  const link = document.activeElement?.matches('[data-row-link]') === true;
  if (row && onCellKey(event, row)) {
    event.preventDefault();
    return;
  }
  const letters = shortcutsOn();
  const step =
    event.key === 'ArrowDown' || (letters && event.key === 'j')
      ? 1
      : event.key === 'ArrowUp' || (letters && event.key === 'k')
        ? -1
        : 0;
  if (step !== 0 && row?.closest('tbody')) {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
    const current = links.findIndex((candidate) => row.contains(candidate));
    const next = current === -1 ? undefined : links[current + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
    const id = next.closest('tr')?.dataset['record'];
    if (id !== undefined) peek.follow(id);
  } else if (event.key === ' ' && link) {
    const id = row?.dataset['record'];
    if (id === undefined) return;
    event.preventDefault();
    // The second time, the preview itself takes the focus.
    if (id === peek.id) document.querySelector<HTMLElement>('[data-side-panel]')?.focus();
    else peek.open(id);
  } else if (letters && event.key.toLowerCase() === 'x' && link) {
    const box = row?.querySelector<HTMLInputElement>('input[type="checkbox"]');
    if (!box) return;
    event.preventDefault();
    box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: event.shiftKey }));
  }
}

const CELL = '[data-inline-cell]';

/** Moves between the link and the editable cells; returns true when the key was handled. */
function onCellKey({ key, currentTarget }: KeyboardEvent<HTMLTableElement>, row: HTMLTableRowElement): boolean {
  const stops = [...row.querySelectorAll<HTMLElement>(`[data-row-link], ${CELL}`)];
  const current = stops.indexOf(document.activeElement as HTMLElement);
  if (current === -1 || stops.length < 2) return false;
  const onCell = stops[current]!.matches(CELL);
  if (key === 'F2') {
    stops[onCell ? current : 1]!.click();
    return true;
  }
  const next =
    key === 'ArrowRight'
      ? stops[current + 1]
      : key === 'ArrowLeft'
        ? stops[current - 1]
        : onCell
          ? above(currentTarget, row, stops[current]!, key)
          : undefined;
  next?.focus();
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return next !== undefined || ((key === 'ArrowUp' || key === 'ArrowDown') && onCell);
}

/** Returns the same cell of the row above or below. */
function above(
  table: HTMLTableElement,
  row: HTMLTableRowElement,
  cell: HTMLElement,
  key: string,
): HTMLElement | undefined {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const place = cell.closest('td')!.cellIndex;
  const cells = [...table.querySelectorAll<HTMLElement>(CELL)].filter(
    (each) => each.closest('td')!.cellIndex === place,
  );
  const current = cells.findIndex((each) => row.contains(each));
  return cells[current + (key === 'ArrowUp' ? -1 : 1)];
}
