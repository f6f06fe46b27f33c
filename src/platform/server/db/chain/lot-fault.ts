import { digestOf, type SealedRow } from './canonical-row';

/** Fault of the chain, in the verifier's terms. */
export type Fault =
  /** The row or its seal was altered. */
  | 'CAMBIADA'
  /** The row is missing, its seal exists. */
  | 'FALTA'
  /** A seal is missing. */
  | 'FALTA_SELLO'
  /** The row has no seal: it bypassed the application. */
  | 'SIN_SELLO'
  /** The time of the row differs from the time at which it was sealed. */
  | 'OTRA_FECHA'
  /** The row of a noted digest is missing, or has another digest. */
  | 'NO_COINCIDE';

/**
 * Returns the first fault in the rows of a lot, compared with their sealed content; null without one.
 *
 * @param content of the lot: a line for each row, in the order of their ids
 * @param found the rows that claim to be in the lot, in that order
 */
export function lotFault(
  content: string,
  found: readonly SealedRow[],
): { readonly fault: Fault; readonly bitacoraId: number; readonly fecha: string | null } | null {
  const rows = new Map(found.map((row) => [row.bitacoraId, row]));
  for (const line of content.split('\n')) {
    const [id = '', digest] = line.split(' ');
    const row = rows.get(id);
    if (!row) return { fault: 'FALTA', bitacoraId: Number(id), fecha: null };
    if (digestOf(row) !== digest) return { fault: 'CAMBIADA', bitacoraId: Number(id), fecha: row.fecha };
    rows.delete(id);
  }
  const [added] = rows.values();
  return added ? { fault: 'SIN_SELLO', bitacoraId: Number(added.bitacoraId), fecha: added.fecha } : null;
}
