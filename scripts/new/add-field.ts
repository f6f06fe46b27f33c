import { applyEdits, modify } from 'jsonc-parser';

/** The text of an entity's schema with one more field, after those that it has. Comments and layout stay as they are. */
export function addField(text: string, name: string, node: object): string {
  return applyEdits(
    text,
    modify(text, ['properties', name], node, { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } }),
  );
}
