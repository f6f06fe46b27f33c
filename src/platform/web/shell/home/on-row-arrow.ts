import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between the names of the rows of all sections. */
export function onRowArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const row = (event.target as Element).closest('li');
  if (step === undefined || !row || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const next = links[links.findIndex((link) => row.contains(link)) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}
