import type { DerivedOf } from '#platform/shared/entity-types';
import { roundedMoney } from '#areas/inventario/shared/inventario/rounded-money';
import { chargedOf, linesOf, lotsOf, pendingOf, piecesIn, type OrderLine } from './lines';

/** Queue order (DOMAIN b.2): 1 is for life-threatening cases. */
const PRIORITIES = { URGENTE: 1, CARRO_ROJO: 1, QUIROFANO: 2, ALTA: 3, ORDINARIA: 4 } as const;
const CENTS = 100;

/** Derives all amounts of an order from the lots of its lines. */
export const ordenCargo: DerivedOf<'orden-cargo'> = (document) => {
  const lineas = linesOf(document).map(counted);
  const sum = (field: 'cantidadSolicitada' | 'cantidadSurtida' | 'importe') =>
    lineas.reduce((total, line) => total + (line[field] ?? 0), 0);
  return {
    prioridad: PRIORITIES[document.tipo] ?? PRIORITIES.ORDINARIA,
    totalClaves: lineas.length,
    piezasSolicitadas: sum('cantidadSolicitada'),
    piezasSurtidas: sum('cantidadSurtida'),
    piezasPendientes: lineas.reduce((total, line) => total + pendingOf(line), 0),
    importeTotal: Math.round(sum('importe') * CENTS) / CENTS,
    lineas,
  };
};

function counted(line: OrderLine): OrderLine {
  const lots = lotsOf(line);
  const dispensed = piecesIn(lots);
  const isCounted = lots.some(({ cantidadRecibida }) => cantidadRecibida != null);
  const cost = lots.reduce((total, lot) => total + lot.cantidad * (lot.costoUnitario ?? 0), 0);
  const charge = lots.reduce((total, lot) => total + chargedOf(lot) * (lot.costoUnitario ?? 0), 0);
  return {
    ...line,
    cantidadSurtida: dispensed,
    cantidadRecibida: isCounted ? lots.reduce((total, lot) => total + (lot.cantidadRecibida ?? 0), 0) : null,
    cantidadDevuelta: lots.reduce((total, lot) => total + (lot.cantidadDevuelta ?? 0), 0),
    precioUnitario: dispensed > 0 ? roundedMoney(cost / dispensed) : null,
    importe: Math.round(charge * CENTS) / CENTS,
    estatusLinea: statusOf(line, dispensed, isCounted),
  };
}

function statusOf(line: OrderLine, dispensed: number, isCounted: boolean): OrderLine['estatusLinea'] {
  const { cantidadSolicitada, cantidadAutorizada, noSurtida } = line;
  if (dispensed > 0 && pendingOf(line) > 0) return 'PARCIAL';
  if (isCounted) return 'RECIBIDA';
  if (dispensed > 0) return 'SURTIDA';
  if (noSurtida === true) return 'NO_SURTIDA';
  if (typeof cantidadAutorizada !== 'number') return 'PENDIENTE';
  if (cantidadAutorizada === 0) return 'NEGADA';
  return cantidadAutorizada === cantidadSolicitada ? 'AUTORIZADA' : 'MODIFICADA';
}
