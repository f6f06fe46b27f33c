import { useEvent } from 'react-admin';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Peek } from './PeekContext';
import { peekOf, withPeek } from './peek-address';

const PAUSE_MS = 120;

/** Mark of a history entry that was added to show a record: leaving it closes the preview. */
const OPENED = { isPeek: true } as const;

/** Manages the record beside the list. It is part of the URL: the first one adds an entry to the history, the next ones replace it. */
export function usePeekState(): Peek {
  const { search, state }: { readonly search: string; readonly state: { readonly isPeek?: true } | null } =
    useLocation();
  const navigate = useNavigate();
  const id = peekOf(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useReturnedFocus(id);

  const show = useEvent((next: string) => {
    clearTimeout(timer.current);
    if (next === id) return;
    void navigate(
      { search: withPeek(search, next) },
      { replace: id !== null, state: id === null ? OPENED : state, preventScrollReset: true },
    );
  });
  const open = useEvent((record: string | number) => {
    rowLink(String(record))?.focus({ preventScroll: true });
    show(String(record));
  });
  const follow = useEvent((record: string | number) => {
    if (id === null) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(String(record)), PAUSE_MS);
  });
  const close = useEvent(() => {
    if (id === null) return;
    clearTimeout(timer.current);
    rowLink(id)?.focus();
    if (state?.isPeek) void navigate(-1);
    else void navigate({ search: withPeek(search, null) }, { replace: true, preventScrollReset: true });
  });
  return useMemo(() => ({ id, open, follow, close }), [id, open, follow, close]);
}

/** Focuses the row of a preview that was closed by going back, if the focus was lost with it. */
function useReturnedFocus(id: string | null): void {
  const last = useRef(id);
  useEffect(() => {
    const before = last.current;
    last.current = id;
    if (before !== null && id === null && document.activeElement === document.body) rowLink(before)?.focus();
  }, [id]);
}

function rowLink(id: string): HTMLElement | null {
  const row = [...document.querySelectorAll<HTMLElement>('[data-record]')].find(
    ({ dataset }) => dataset['record'] === id,
  );
  return row?.querySelector<HTMLElement>('[data-row-link]') ?? null;
}
