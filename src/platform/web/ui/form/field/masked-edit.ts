import { cleaned, grouped, MASKS, type Mask } from './masks';

export interface MaskedText {
  readonly text: string;
  /** Position of the caret in `text`. */
  readonly caret: number;
}

/** Kind of edit, reduced from `InputEvent.inputType`. */
export type EditKind = 'insert' | 'deleteBackward' | 'deleteForward';

/**
 * Computes the text of a masked field after an edit. The caret stays after the same character when separators move. A full field accepts no
 * more characters, instead of dropping its last one. Deleting a separator deletes the character beside it.
 *
 * @param before text before the edit
 * @param after text and caret as the browser changed them
 */
export function maskedEdit(mask: Mask, before: string, after: MaskedText, kind: EditKind): MaskedText {
  const spec = MASKS[mask];
  const all = spec.keep(after.text);
  let left = spec.keep(after.text.slice(0, after.caret));
  let right = all.slice(left.length);

  if (all === spec.keep(before) && after.text.length < before.length) {
    // Only a separator was deleted.
    if (kind === 'deleteBackward') left = left.slice(0, -1);
    else if (kind === 'deleteForward') right = right.slice(1);
  }
  const whole = left + right;
  const bare = cleaned(spec, whole);
  if (bare !== whole) {
    left = bare.slice(0, Math.max(0, left.length - whole.length + bare.length));
    right = bare.slice(left.length);
  }

  const excess = left.length + right.length - spec.length;
  if (excess > 0) {
    // Truncates the inserted text before the caret; the text behind it stays.
    left = left.slice(0, Math.max(0, left.length - excess));
    right = right.slice(0, spec.length - left.length);
  }
  const text = grouped(spec, left + right);
  return { text, caret: caretBehind(text, left.length, spec.keep, kind) };
}

/**
 * Returns the position in `text` after its `count`-th character other than separators; also after a separator unless deleting backwards.
 */
function caretBehind(text: string, count: number, keep: (text: string) => string, kind: EditKind): number {
  let seen = 0;
  let caret = 0;
  while (caret < text.length && seen < count) {
    if (keep(text.charAt(caret)) !== '') seen += 1;
    caret += 1;
  }
  if (kind !== 'deleteBackward') while (caret < text.length && keep(text.charAt(caret)) === '') caret += 1;
  return caret;
}
