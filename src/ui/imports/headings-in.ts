import type { ReadHeading } from './import-outcome';

/** The headings of a file that was refused because none of them tells records apart; null for every other failure. */
export function headingsIn(error: unknown): readonly ReadHeading[] | null {
  const { codigo, errores } = (typeof error === 'object' && error !== null ? error : {}) as {
    codigo?: unknown;
    errores?: unknown;
  };
  if (codigo !== 'IMPORTACION_SIN_CLAVE' || !Array.isArray(errores) || errores.length === 0) return null;
  return errores.map(({ campo }: { campo?: unknown }) => ({ encabezado: String(campo ?? ''), campo: '' }));
}
