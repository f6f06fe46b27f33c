import type { Issue } from '../validation/issue';
import { unprintable } from './unprintable';

/** Reports texts with a character that printed documents cannot show, as any text may be printed. */
export function unprintableTexts(value: unknown, path = ''): Issue[] {
  if (typeof value === 'string') {
    const caracter = unprintable(value);
    return caracter === null ? [] : [{ campo: path, codigo: 'CARACTER_SIN_IMPRESION', params: { caracter } }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => unprintableTexts(inner, path ? `${path}.${name}` : name));
}
