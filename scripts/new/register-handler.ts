/**
 * Enters a handler in the table of an `index.ts` of src/server/operations: its import after the others, its name first in the object.
 *
 * @returns null when the file is not written as expected; nothing is guessed then
 */
export function registerHandler(text: string, name: string, module: string): string | null {
  const imports = [...text.matchAll(/^import .*;\n/gm)];
  const last = imports.at(-1);
  const table = /^export const \w+: \w+<OperationContext> = \{/m.exec(text);
  if (!last || !table) return null;
  const afterImports = last.index + last[0].length;
  const inTable = table.index + table[0].length;
  const gap = text[inTable] === '\n' ? '\n  ' : ' ';
  return `${text.slice(0, afterImports)}import { ${name} } from '${module}';\n${text.slice(afterImports, inTable)}${gap}${name},${text.slice(inTable)}`;
}
