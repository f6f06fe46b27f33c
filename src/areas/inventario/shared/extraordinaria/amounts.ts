import { roundedMoney } from '../inventario/rounded-money';

/** Fields that the totals of a line depend on. */
interface CostedLine {
  readonly cantidad: number;
  /** MXN for one piece; null until the lot is known. */
  readonly costoUnitario?: number | null;
  readonly importe?: number | null;
}

interface Amounts<Line> {
  readonly piezas: number;
  readonly importeTotal: number;
  readonly lineas: Line[];
}

/** Returns the pieces and amounts (MXN) of an extraordinary exit or entry, and of each of its lines. */
export function amountsOf<Line extends CostedLine>(lines: readonly Line[]): Amounts<Line> {
  const costed = lines.map((line) => ({
    ...line,
    importe: typeof line.costoUnitario === 'number' ? roundedMoney(line.cantidad * line.costoUnitario) : null,
  }));
  return {
    piezas: lines.reduce((sum, { cantidad }) => sum + cantidad, 0),
    importeTotal: roundedMoney(costed.reduce((sum, { importe }) => sum + (importe ?? 0), 0)),
    lineas: costed,
  };
}
