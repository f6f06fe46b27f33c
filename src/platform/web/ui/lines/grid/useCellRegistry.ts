import { useContext, useEffect } from 'react';
import { useFormContextValue } from '#platform/web/ui/form/FormContext';
import { cellId } from './cell-id';
import { TabContext } from '#platform/web/ui/page/TabContext';
import type { Line } from '../line';
import type { LineColumn } from '../line-column';

/** Registers the cells with the form, so that its error summary names each («Insumos, renglón 3 · Cantidad») and links to it. */
export function useCellRegistry(
  path: string,
  columns: readonly LineColumn[],
  labels: readonly string[],
  lines: readonly Line[],
): void {
  const { fields } = useFormContextValue();
  const tab = useContext(TabContext);
  // Depends on added and removed lines only, not on their content.
  const ids = lines.map(({ id }) => id).join();
  useEffect(() => {
    const paths: string[] = [];
    for (const [row, id] of ids === '' ? [] : ids.split(',').entries()) {
      for (const [index, column] of columns.entries()) {
        if (!column.input) continue;
        const cell = `${path}.${row}.${column.source}`;
        fields.set(cell, {
          path: cell,
          elementId: cellId(path, Number(id), column.source),
          spec: column,
          tab,
          label: labels[index] ?? column.source,
        });
        paths.push(cell);
      }
    }
    return () => {
      for (const cell of paths) fields.delete(cell);
    };
  }, [fields, path, columns, labels, ids, tab]);
}
