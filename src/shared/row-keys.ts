import type { FormSpec } from './form-spec';

/** Fields by which the rows of a form's arrays are told apart, by the path of the array: `{ lineas: 'solicitudDetalleId' }`. */
export function rowKeysOf({ lines, rowKeys }: Pick<FormSpec, 'lines' | 'rowKeys'>): Readonly<Record<string, string>> {
  return { ...Object.fromEntries(lines.map(({ path, key }) => [path, key])), ...rowKeys };
}
