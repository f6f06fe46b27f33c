import type { DerivedFields } from '#generated/shared/lifecycle-functions.gen';

const CENTS = 100;

/** Amounts of a return; only supplies returned intact and charged before are credited (DOMAIN a.4, devolucionOrdenCargo). */
export const devolucionOrdenCargo: DerivedFields['devolucionOrdenCargo'] = ({ origen, lineas }) => {
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
