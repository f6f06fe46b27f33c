import { useContext, useEffect } from 'react';
import { useFormContextValue } from '../form/FormContext';
import { cellId } from './cell-id';
import { TabContext } from '../page/TabContext';
import type { Line } from './line';
import type { LineColumn } from './line-column';

/** Tells the form of the cells, so that its error summary names each («Insumos, renglón 3 · Cantidad») and leads to it. */
export function useCellRegistry(
  path: string,
  columns: readonly LineColumn[],
  labels: readonly string[],
  lines: readonly Line[],
): void {
  const { fields } = useFormContextValue();
  const tab = useContext(TabContext);
  // Only what comes and goes matters here, not what is in it.
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
