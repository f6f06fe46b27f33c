import { useState } from 'react';

interface Draft {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Called when the input is left: it shows the formatted value again. */
  readonly settle: () => void;
}

/**
 * Keeps the typed text of an input whose value has another type (a number, a date) while the user types.
 *
 * @param show the value as text
 * @param read the text as value
 */
export function useDraft(
  value: unknown,
  show: (value: unknown) => string,
  read: (text: string) => unknown,
  onChange: (value: unknown) => void,
): Draft {
  const [draft, setDraft] = useState<string | null>(null);
  return {
    text: draft ?? show(value),
    type(text) {
      setDraft(text);
      onChange(read(text));
    },
    settle: () => setDraft(null),
  };
}
