import { roundedMoney } from '#areas/inventario/shared/inventario/rounded-money';
import { acceptedOf } from './accepted';

/** Fields that the totals of a reception depend on. */
interface DeliveredLine {
  readonly cantidad: number;
  readonly cantidadRechazada?: number | null;
  /** MXN for one piece, without tax; null until the invoice is checked. */
  readonly costoUnitario?: number | null;
  /** Percent; null for a supply without tax. */
  readonly ivaPorcentaje?: number | null;
  readonly importe?: number | null;
}

interface Amounts<Line> {
  readonly piezas: number;
  readonly piezasRechazadas: number;
  readonly subtotal: number;
  readonly ivaTotal: number;
  readonly importeTotal: number;
  readonly lineas: Line[];
}

/** Returns accepted pieces and amounts (MXN) of a delivery, and of each of its lines. Rejected pieces are not paid. */
export function amountsOf<Line extends DeliveredLine>(lines: readonly Line[]): Amounts<Line> {
  const costed = lines.map((line) => ({
    ...line,
    importe: typeof line.costoUnitario === 'number' ? roundedMoney(acceptedOf(line) * line.costoUnitario) : null,
  }));
  const subtotal = roundedMoney(costed.reduce((sum, { importe }) => sum + (importe ?? 0), 0));
  const ivaTotal = roundedMoney(
    costed.reduce(
      (sum, { importe, ivaPorcentaje }) => sum + roundedMoney(((importe ?? 0) * (ivaPorcentaje ?? 0)) / 100),
      0,
    ),
  );
  return {
    piezas: lines.reduce((sum, line) => sum + acceptedOf(line), 0),
    piezasRechazadas: lines.reduce((sum, { cantidadRechazada }) => sum + (cantidadRechazada ?? 0), 0),
    subtotal,
    ivaTotal,
    importeTotal: roundedMoney(subtotal + ivaTotal),
    lineas: costed,
  };
}
