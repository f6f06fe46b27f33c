import type { FormSpec } from '../validation/form-spec';

/** Returns the key fields of the rows in a form's arrays, by path: `{ lineas: 'solicitudDetalleId' }`. */
export function rowKeysOf({ lines, rowKeys }: Pick<FormSpec, 'lines' | 'rowKeys'>): Readonly<Record<string, string>> {
  return { ...Object.fromEntries(lines.map(({ path, key }) => [path, key])), ...rowKeys };
}
