import { knownExpiries } from '../../../domain/inventario/known-expiries';
import { displayDate } from '../../../shared/dates/days';
import type { Issue } from '../../../shared/issue';
import { isObject, type LooseRecord } from '../../../shared/paths';
import type { Queryable } from '../../db/database';
import { lotExpiries } from './lot-expiries';

/** Asks about lines whose lot number has another expiry in the network or in a line above. */
export async function lotQuestions(tx: Queryable, document: LooseRecord): Promise<readonly Issue[]> {
  const lines = Array.isArray(document['lineas']) ? (document['lineas'] as unknown[]).filter(isObject) : [];
  const numbers = lines.flatMap(({ numeroLote }) => (typeof numeroLote === 'string' ? [numeroLote] : []));
  if (numbers.length === 0) return [];
  const expiries = knownExpiries(await lotExpiries(tx, numbers));
  return lines.flatMap(({ insumoId, numeroLote, caducidad }, index): Issue[] => {
    if (typeof numeroLote !== 'string' || typeof caducidad !== 'string') return [];
    const others = expiries.others(Number(insumoId), numeroLote, caducidad);
    return others.length === 0
      ? []
      : [
          {
            campo: `lineas.${index}.caducidad`,
            codigo: 'LOTE_OTRA_CADUCIDAD',
            params: { numeroLote, caducidad: others.map(displayDate).join(', ') },
          },
        ];
  });
}
