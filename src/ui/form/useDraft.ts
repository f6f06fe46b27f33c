import { useState } from 'react';

interface Draft {
  readonly text: string;
  readonly type: (text: string) => void;
  /** The input is left: from now on the value shows itself. */
  readonly settle: () => void;
}

/**
 * The text of an input whose value is something else (a number, a date): while somebody types, the text is theirs.
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
