import { fieldId } from '../form/field-id';

/** Id of a cell's element: by its line, so that it stays the same while lines above come and go. */
export function cellId(path: string, lineId: number, source: string): string {
  return `${fieldId(path)}-${lineId}-${source}`;
}
