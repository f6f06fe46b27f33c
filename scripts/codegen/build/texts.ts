import type { Texts } from '../model';

/** A text in every language; `es-mx` is Spanish unless it says otherwise. */
export function textsFrom(value: unknown): Texts {
  const { es = '', en = '', 'es-mx': esMx } = (value ?? {}) as { es?: string; en?: string; 'es-mx'?: string };
  return { es, en, 'es-mx': esMx ?? es };
}
