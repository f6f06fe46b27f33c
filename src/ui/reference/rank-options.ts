import { foldText } from './fold-text';
import type { ReferenceOption } from './reference-option';

/** The options that a text names best first: by their whole name, then by its beginning, then as the server found them. */
export function rankOptions(options: readonly ReferenceOption[], text: string): readonly ReferenceOption[] {
  const wanted = foldText(text);
  if (wanted === '') return options;
  const rank = ({ label, detail }: ReferenceOption) => {
    const names = [foldText(label), foldText(detail)];
    return names.includes(wanted) ? 0 : names.some((name) => name.startsWith(wanted)) ? 1 : 2;
  };
  return [0, 1, 2].flatMap((place) => options.filter((option) => rank(option) === place));
}
