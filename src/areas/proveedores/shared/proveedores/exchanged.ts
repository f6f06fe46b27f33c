import { pendingOf, type Amounts, type Kind } from './exchange-line';

/** Pieces moved by a partial exchange of a line. */
export interface Exchanged {
  /** New pieces that come in. */
  readonly in: number;
  /** Old pieces that go to the supplier. */
  readonly out: number;
}

/**
 * Returns the movements when pieces of a line are received (DOMAIN c.1, 6): as many leave as come in. With a substitute at another ratio,
 * old pieces leave in proportion, and the rest with the last new ones. With a credit note nothing comes in.
 *
 * @param received pieces received, or handed over with a credit note; not more than pending
 */
export function exchanged(tipo: Kind, line: Amounts, received: number): Exchanged {
  if (tipo === 'NOTA_CREDITO') return { in: 0, out: received };
  if (tipo === 'MISMO_INSUMO') return { in: received, out: received };
  const all = line.cantidadEntra ?? line.cantidadSale;
  const after = (line.recibidoCantidad ?? 0) + received;
  const left = received === pendingOf(tipo, line) ? line.cantidadSale : Math.floor((after * line.cantidadSale) / all);
  return { in: received, out: left - (line.entregadoCantidad ?? 0) };
}
