import type { Texts } from '../model';

/** Reads a text in every language; `es-mx` defaults to `es`. */
export function textsFrom(value: unknown): Texts {
  const { es = '', en = '', 'es-mx': esMx } = (value ?? {}) as { es?: string; en?: string; 'es-mx'?: string };
  return { es, en, 'es-mx': esMx ?? es };
}
