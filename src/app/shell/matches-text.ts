import { foldText } from '../../ui/reference/fold-text';

/** Whether every word typed occurs in the text, whatever its case and accents. */
export function matchesText(text: string, typed: string): boolean {
  const plain = foldText(text);
  return foldText(typed)
    .split(' ')
    .every((word) => plain.includes(word));
}
