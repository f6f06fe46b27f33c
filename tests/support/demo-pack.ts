import insumos from '../../scripts/db/seed/data/insumos.json';
import type { Pack } from '#areas/farmacia/shared/farmacia/pack';

interface Row {
  readonly clave: string;
  readonly nombre: string;
  readonly concentracion?: string;
  readonly presentacion: string;
  readonly contenido?: number;
  readonly unidad?: string;
  readonly volumen?: number;
}

const ROWS: readonly Row[] = insumos;

/** Returns the medicine of the demo catalogue with a code: `2128` is 010.000.2128.00. */
export function demoPack(code: string): Pack & { readonly nombreGenerico: string } {
  const row = ROWS.find(({ clave }) => /^0[124]0\./.test(clave) && clave.split('.')[2] === code);
  if (!row) throw new Error(`The demo has no medicine ${code}.`);
  return {
    nombreGenerico: row.nombre,
    concentracion: row.concentracion,
    presentacion: row.presentacion,
    contenidoEnvase: row.contenido,
    unidadContenido: row.unidad,
    volumenUnidad: row.volumen,
  };
}
