import { knownExpiries } from '#areas/inventario/shared/inventario/known-expiries';
import { itemsOf } from '#platform/shared/rules/items-of';
import { displayDate } from '#platform/shared/dates/days';
import type { Issue } from '#platform/shared/validation/issue';
import type { LooseRecord } from '#platform/shared/paths';
import type { Queryable } from '#platform/server/db/database';
import { lotExpiries } from './lot-expiries';

/** Lot in a form, and the path of its expiry. */
export interface TypedLot {
  readonly insumoId: unknown;
  readonly numeroLote: unknown;
  readonly caducidad: unknown;
  readonly campo: string;
}

/** Returns questions about lots whose number has another expiry in the network or in an earlier line. */
export async function expiryQuestions(tx: Queryable, lots: readonly TypedLot[]): Promise<readonly Issue[]> {
  const numbers = lots.flatMap(({ numeroLote }) => (typeof numeroLote === 'string' ? [numeroLote] : []));
  if (numbers.length === 0) return [];
  const expiries = knownExpiries(await lotExpiries(tx, numbers));
  return lots.flatMap(({ insumoId, numeroLote, caducidad, campo }): Issue[] => {
    if (typeof numeroLote !== 'string' || typeof caducidad !== 'string') return [];
    const others = expiries.others(Number(insumoId), numeroLote, caducidad);
    return others.length === 0
      ? []
      : [
          {
            campo,
            codigo: 'LOTE_OTRA_CADUCIDAD',
            params: { numeroLote, caducidad: others.map(displayDate).join(', ') },
          },
        ];
  });
}

/** Returns these questions for the lines of a document. */
export async function lotQuestions(tx: Queryable, document: LooseRecord): Promise<readonly Issue[]> {
  return expiryQuestions(
    tx,
    itemsOf(document, 'lineas').map(({ insumoId, numeroLote, caducidad }, index) => ({
      insumoId,
      numeroLote,
      caducidad,
      campo: `lineas.${index}.caducidad`,
    })),
  );
}
