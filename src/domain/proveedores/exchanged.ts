import { pendingOf, type Amounts, type Kind } from './exchange-line';

/** Pieces that move when some of a line are exchanged. */
export interface Exchanged {
  /** New pieces that come in. */
  readonly in: number;
  /** Old pieces that go to the supplier. */
  readonly out: number;
}

/**
 * What moves when so many pieces of a line are received (DOMAIN c.1, 6): as many leave as come in. Of a substitute whose pieces were agreed at
 * another ratio the old ones leave in proportion, and all of them with the last of the new; of a credit note nothing comes in.
 *
 * @param received pieces that came, or of a credit note are handed over, no more than are pending
 */
export function exchanged(tipo: Kind, line: Amounts, received: number): Exchanged {
  if (tipo === 'NOTA_CREDITO') return { in: 0, out: received };
  if (tipo === 'MISMO_INSUMO') return { in: received, out: received };
  const all = line.cantidadEntra ?? line.cantidadSale;
  const after = (line.recibidoCantidad ?? 0) + received;
  const left = received === pendingOf(tipo, line) ? line.cantidadSale : Math.floor((after * line.cantidadSale) / all);
  return { in: received, out: left - (line.entregadoCantidad ?? 0) };
}
