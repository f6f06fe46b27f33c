import { useTranslate } from 'ra-core';
import { useContext, useEffect } from 'react';
import { useFormContextValue, type RegisteredField } from '../form/FormContext';
import { cellId } from './cell-id';
import { TabContext } from '../page/TabContext';
import type { Line } from './line';
import type { LineColumn } from './line-column';

/** Tells the form of the cells, so that its error summary names each («Renglón 3, Cantidad») and leads to it. */
export function useCellRegistry(path: string, columns: readonly LineColumn[], labels: readonly string[], lines: readonly Line[]): void {
  const { fields } = useFormContextValue();
  const translate = useTranslate();
  const tab = useContext(TabContext);
  // Only what comes and goes matters here, not what is in it.
  const ids = lines.map(({ id }) => id).join();
  useEffect(() => {
    const paths: string[] = [];
    for (const [row, id] of ids === '' ? [] : ids.split(',').entries()) {
      for (const [index, column] of columns.entries()) {
        if (!column.input) continue;
        const cell = `${path}.${row}.${column.source}`;
        const label = () => translate('app.lines.cell', { row: row + 1, label: labels[index] });
        fields.set(cell, fieldOf(cell, cellId(path, Number(id), column.source), column, tab, label));
        paths.push(cell);
      }
    }
    return () => {
      for (const cell of paths) fields.delete(cell);
    };
  }, [fields, translate, path, columns, labels, ids, tab]);
}

/** Named when it is asked for: thousands of cells, of which a few are ever named. */
function fieldOf(path: string, elementId: string, spec: LineColumn, tab: RegisteredField['tab'], name: () => string): RegisteredField {
  return { path, elementId, spec, tab, get label() { return name(); } };
}
