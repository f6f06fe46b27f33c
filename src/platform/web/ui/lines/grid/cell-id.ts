import { fieldId } from '#platform/web/ui/form/field/field-id';

/** Returns the id of a cell's element. It is based on the line, so that it is stable when lines above are added or removed. */
export function cellId(path: string, lineId: number, source: string): string {
  return `${fieldId(path)}-${lineId}-${source}`;
}
