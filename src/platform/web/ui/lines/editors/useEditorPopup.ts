import { useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { Move } from '../grid/grid-keys';
import { usePopup } from './usePopup';

interface EditorPopup {
  readonly anchor: RefObject<HTMLSpanElement | null>;
  readonly popup: RefObject<HTMLDivElement | null>;
  readonly handlers: {
    readonly onBlur: (event: FocusEvent<HTMLDivElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
  };
}

/** Popup of a cell editor. Enter and blur keep its content, Escape discards it; only the first takes effect. */
export function useEditorPopup({
  onKeep,
  onCancel,
}: {
  readonly onKeep: (move: Move | null) => void;
  readonly onCancel: () => void;
}): EditorPopup {
  const anchor = useRef<HTMLSpanElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const ended = useRef(false);
  usePopup(anchor, popup);
  const once = (what: () => void) => {
    if (ended.current) return;
    ended.current = true;
    what();
  };
  return {
    anchor,
    popup,
    handlers: {
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) once(() => onKeep(null));
      },
      onKeyDown: (event) => {
        event.stopPropagation();
        if (event.key === 'Escape') once(onCancel);
        else if (event.key === 'Enter') once(() => onKeep(event.shiftKey ? 'previousLine' : 'nextLine'));
        else return;
        event.preventDefault();
      },
    },
  };
}
