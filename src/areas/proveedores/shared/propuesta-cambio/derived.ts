import type { DerivedOf } from '#platform/shared/entity-types';
import { roundedMoney } from '#areas/inventario/shared/inventario/rounded-money';
import { pendingOf } from '../proveedores/exchange-line';

/** Derives pieces and value of an exchange proposal, and the pending pieces of each line. */
export const propuestaCambio: DerivedOf<'propuesta-cambio'> = ({ tipo, estatus, lineas }) => {
  const lines = lineas ?? [];
  const sum = (figure: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + figure(line), 0);
  return {
    piezasSalen: sum(({ cantidadSale }) => cantidadSale ?? 0),
    piezasEntran: sum(({ cantidadEntra }) => cantidadEntra ?? 0),
    importe: roundedMoney(sum(({ cantidadSale, costoUnitario }) => (cantidadSale ?? 0) * (costoUnitario ?? 0))),
    importeEstimado: estatus === 'BORRADOR' || estatus === 'CONTRAPROPUESTA' ? true : null,
    lineas: lines.map((line) => ({ ...line, pendiente: Math.max(0, pendingOf(tipo, line) || 0) })),
  };
};
