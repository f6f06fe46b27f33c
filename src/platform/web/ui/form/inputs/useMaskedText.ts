import { useLayoutEffect, useReducer, useRef, type ChangeEvent, type RefObject } from 'react';
import { blankToNull } from '../submit/blank-to-null';
import { maskedEdit, type EditKind } from '../field/masked-edit';
import { bareValue, showMasked, type Mask } from '../field/masks';

const KINDS: Readonly<Record<string, EditKind>> = {
  deleteContentBackward: 'deleteBackward',
  deleteContentForward: 'deleteForward',
};

interface MaskedInput {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/** Input that shows its value with a mask and returns the bare value; without a mask, plain text. */
export function useMaskedText(
  mask: Mask | undefined,
  value: unknown,
  onChange: (value: string | null) => void,
): MaskedInput {
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // A refused character changes no value, but the caret must still be restored.
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const given = typeof value === 'string' ? value : value == null ? '' : String(value);
  const text = mask ? showMasked(mask, given) : given;

  useLayoutEffect(() => {
    const input = ref.current;
    if (caret.current === null || !input || document.activeElement !== input) return;
    // Restores the text before React does, which would be after the caret is set.
    if (input.value !== text) input.value = text;
    input.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return {
    ref,
    text,
    onChange({ target, nativeEvent }) {
      if (!mask) {
        onChange(blankToNull(target.value));
        return;
      }
      const kind = KINDS[(nativeEvent as InputEvent).inputType] ?? 'insert';
      const next = maskedEdit(
        mask,
        text,
        { text: target.value, caret: target.selectionStart ?? target.value.length },
        kind,
      );
      caret.current = next.caret;
      onChange(blankToNull(bareValue(mask, next.text)));
      redraw();
    },
  };
}
