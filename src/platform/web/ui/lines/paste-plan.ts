import { cellFromText } from './cell-from-text';
import { foldText } from '../reference/fold-text';
import type { PendingText } from './line';
import type { LineChange } from './line-changes';
import type { LineColumn } from './line-column';

export interface PasteTexts {
  readonly label: (source: string) => string;
  readonly choice: (column: LineColumn, code: string) => string;
}

/**
 * Plans the effect of a pasted block from the focused cell down. Its columns fill the editable columns to the right; a heading row maps
 * them by title instead. Names of records are looked up later.
 */
export function planPaste(
  columns: readonly LineColumn[],
  start: number,
  block: readonly (readonly string[])[],
  texts: PasteTexts,
): readonly LineChange[] {
  const titled = columnsByTitle(columns, block[0] ?? [], texts);
  const targets = titled ?? columns.slice(start).filter(({ input }) => input !== undefined);
  const rows = titled ? block.slice(1) : block;
  return rows.map((row) => {
    const values: Record<string, unknown> = {};
    const pending: Record<string, PendingText | null> = {};
    for (const [index, text] of row.entries()) {
      const column = targets[index];
      if (!column?.input) continue;
      const reading = cellFromText(column.input, text, (code) => texts.choice(column, code));
      if ('value' in reading) {
        values[column.source] = reading.value;
        if (column.input.type === 'reference') values[column.input.labelField] = null;
        pending[column.source] = null;
      } else {
        values[column.source] = null;
        pending[column.source] = { text: reading.lookUp, state: 'searching' };
      }
    }
    return { values, pending };
  });
}

/** Returns the column of each title; null unless every cell of the row is a title. */
function columnsByTitle(
  columns: readonly LineColumn[],
  row: readonly string[],
  { label }: PasteTexts,
): (LineColumn | undefined)[] | null {
  const found = row.map((title) => columns.find(({ source }) => foldText(label(source)) === foldText(title)));
  return row.length > 0 && row.every((title, index) => title === '' || found[index]) && found.some(Boolean)
    ? found
    : null;
}
