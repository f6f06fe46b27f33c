/** Effect of a key on an open question: moves between the answers, or gives one. Index null discards the scan. */
export type ChoiceKey =
  | { readonly kind: 'move'; readonly at: number }
  | { readonly kind: 'answer'; readonly index: number | null };

/**
 * Interprets a key in the field of the scanner while a question is open. Enter alone answers only after an arrow key: some scanners end a
 * label with two. A label scanned meanwhile is longer than a digit and answers nothing.
 *
 * @param typed content of the field
 * @param at selected answer, from 0; -1 before
 */
export function choiceKey(key: string, typed: string, at: number, count: number): ChoiceKey | null {
  if (key === 'Escape') return { kind: 'answer', index: null };
  if (key === 'Enter') {
    const number = /^[1-9]$/.test(typed.trim()) ? Number(typed) : null;
    if (number !== null) return number <= count ? { kind: 'answer', index: number - 1 } : null;
    return typed.trim() === '' && at >= 0 ? { kind: 'answer', index: at } : null;
  }
  if (typed !== '') return null;
  if (key === 'ArrowDown') return { kind: 'move', at: Math.min(at + 1, count - 1) };
  if (key === 'ArrowUp') return { kind: 'move', at: at < 0 ? count - 1 : Math.max(at - 1, 0) };
  return null;
}
