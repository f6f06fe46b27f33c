import type { Issue } from './issue';
import { unprintable } from './unprintable';

/** Texts with a character that no printed document can show: whatever is written is printed sooner or later. */
export function unprintableTexts(value: unknown, path = ''): Issue[] {
  if (typeof value === 'string') {
    const caracter = unprintable(value);
    return caracter === null ? [] : [{ campo: path, codigo: 'CARACTER_SIN_IMPRESION', params: { caracter } }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => unprintableTexts(inner, path ? `${path}.${name}` : name));
}
