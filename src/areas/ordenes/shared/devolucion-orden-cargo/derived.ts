import type { DerivedOf } from '#platform/shared/entity-types';

const CENTS = 100;

/** Amounts of a return; only supplies returned intact and charged before are credited (DOMAIN a.4, devolucionOrdenCargo). */
export const devolucionOrdenCargo: DerivedOf<'devolucion-orden-cargo'> = ({ origen, lineas }) => {
  const lines = (lineas ?? []).map((line) => ({
    ...line,
    importe:
      origen === 'PACIENTE' && line.condicion === 'INTEGRO'
        ? Math.round(line.cantidad * (line.costoUnitario ?? 0) * CENTS) / CENTS
        : 0,
  }));
  return {
    piezas: lines.reduce((total, { cantidad }) => total + cantidad, 0),
    importeTotal: Math.round(lines.reduce((total, { importe }) => total + importe, 0) * CENTS) / CENTS,
    lineas: lines,
  };
};
