import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { fieldId } from '../form/field-id';
import { useFormContextValue } from '../form/FormContext';
import type { LineColumn } from './line-column';

/** Tells the form of the cells, so that its error summary names each («Renglón 3, Cantidad») and leads to it. */
export function useCellRegistry(path: string, columns: readonly LineColumn[], labels: readonly string[], count: number): void {
  const { fields } = useFormContextValue();
  const translate = useTranslate();
  useEffect(() => {
    const paths: string[] = [];
    for (let row = 0; row < count; row++) {
      for (const [index, column] of columns.entries()) {
        if (!column.input) continue;
        const cell = `${path}.${row}.${column.source}`;
        fields.set(cell, { path: cell, label: translate('app.lines.cell', { row: row + 1, label: labels[index] }), elementId: fieldId(cell), spec: column });
        paths.push(cell);
      }
    }
    return () => {
      for (const cell of paths) fields.delete(cell);
    };
  }, [fields, translate, path, columns, labels, count]);
}
