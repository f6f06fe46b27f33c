/** What a key does while a scan waits for an answer: moves over the choices, or answers with one; null with `answer` drops the scan. */
export type ChoiceKey =
  | { readonly kind: 'move'; readonly at: number }
  | { readonly kind: 'answer'; readonly index: number | null };

/**
 * What a key means for a question, in the field where the scanner types. Enter alone answers nothing before an arrow key was pressed: some
 * scanners end a label with two of them. A label that is scanned meanwhile is longer than a number and is no answer.
 *
 * @param typed what stands in the field
 * @param at the choice that was moved to, from 0; -1 before
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
