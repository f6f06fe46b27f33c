import { useMemo } from 'react';
import { isFilled } from '#platform/shared/paths';
import { useDocument } from '../lifecycle/DocumentContext';
import type { LineColumn, LineValues } from './line-column';

/**
 * Returns the visible columns of a grid. In a form these are all columns. In a step they are the columns it fills in, and read-only columns
 * with a value in at least one line, as on the document's page.
 *
 * @param field name of the lines in the document
 */
export function useStepColumns(columns: readonly LineColumn[], field: string): readonly LineColumn[] {
  const document = useDocument();
  return useMemo(() => {
    if (!document) return columns;
    const stored = document[field];
    const lines: readonly LineValues[] = Array.isArray(stored) ? stored : [];
    return columns.filter(({ source, input, when }) =>
      input ? (when?.(document) ?? true) : lines.some((line) => isFilled(line[source])),
    );
  }, [columns, document, field]);
}
