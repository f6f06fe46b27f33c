import { useMemo } from 'react';
import { isFilled } from '#platform/shared/paths';
import { useDocument } from '../lifecycle/DocumentContext';
import type { LineColumn, LineValues } from './line-column';

/**
 * The columns of a grid that are there. In a step those are: what it asks for of such a document, and of what is only read what at least
 * one of its lines has a value for, as on its page. In a form all.
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
