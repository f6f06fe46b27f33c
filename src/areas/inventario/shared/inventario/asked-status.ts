import type { EstatusLote } from '#generated/shared/enums.gen';
import { displayDate } from '#platform/shared/dates/days';
import type { Issue } from '#platform/shared/validation/issue';
import { issueAt } from '#platform/shared/rules/issue-at';
import { HOLDS, isExpired, unheldStatus, type Lot } from './lot';

/** Statuses that people may set on a lot; used up and expired are derived. */
export type AskedStatus = Exclude<EstatusLote, 'AGOTADO' | 'CADUCADO'>;

/** Returns the status of a lot that results from a requested one on a day (`yyyy-MM-dd`): a released lot may be used up or expired. */
export function askedStatus(lot: Lot, asked: AskedStatus, day: string): EstatusLote {
  return asked === 'DISPONIBLE' ? unheldStatus(lot, day) : asked;
}

/** Returns the faults of a status request for a lot. With `red`, it concerns all other lots of its number, too. */
export function askedStatusIssues(lot: Lot, asked: AskedStatus, red: boolean, day: string): readonly Issue[] {
  const { numeroLote, caducidad } = lot;
  return [
    ...issueAt(asked === 'DISPONIBLE' && isExpired(lot, day), 'estatus', 'LOTE_CADUCADO', {
      numeroLote: numeroLote ?? String(lot.loteId),
      caducidad: displayDate(caducidad),
    }),
    ...issueAt(red && numeroLote === null, 'red', 'LOTE_SIN_NUMERO'),
  ];
}

/**
 * Checks whether a lot of the same supply and number changes together with the named one. A hold applies to lots without a stronger hold: a
 * quarantine must not undo a recall. A release applies to lots with the named one's status.
 */
export function changesAlong(lot: Lot, named: Pick<Lot, 'numeroLote' | 'estatus'>, asked: AskedStatus): boolean {
  if (lot.numeroLote !== named.numeroLote) return false;
  return asked === 'DISPONIBLE' ? lot.estatus === named.estatus : strengthOf(lot.estatus) <= strengthOf(asked);
}

/** Strength of a hold; -1 for lots without one. */
function strengthOf(estatus: EstatusLote): number {
  return HOLDS.findIndex((hold) => hold === estatus);
}
