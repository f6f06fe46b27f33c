import type { EstatusLote } from '../../../generated/shared/enums.gen';
import { displayDate } from '../../shared/dates/days';
import type { Issue } from '../../shared/issue';
import { issueAt } from '../guards/issue-at';
import { HOLDS, isExpired, unheldStatus, type Lot } from './lot';

/** What people may ask a lot to be; that it is used up or has expired nobody has to say. */
export type AskedStatus = Exclude<EstatusLote, 'AGOTADO' | 'CADUCADO'>;

/** What a lot becomes that people want to be `asked` on a day (`yyyy-MM-dd`): what is let go may be used up or expired by then. */
export function askedStatus(lot: Lot, asked: AskedStatus, day: string): EstatusLote {
  return asked === 'DISPONIBLE' ? unheldStatus(lot, day) : asked;
}

/** What is wrong with what is asked of a lot, and of all others of its number where it is `red`. */
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
 * Whether a lot of the same supply and number changes with the one that is named. Held back are all that are not held more strongly already:
 * a quarantine must not take back a recall. Let go are those that are held as the named one is.
 */
export function changesAlong(lot: Lot, named: Pick<Lot, 'numeroLote' | 'estatus'>, asked: AskedStatus): boolean {
  if (lot.numeroLote !== named.numeroLote) return false;
  return asked === 'DISPONIBLE' ? lot.estatus === named.estatus : strengthOf(lot.estatus) <= strengthOf(asked);
}

/** The more, the stronger the hold; -1 for what nobody holds back. */
function strengthOf(estatus: EstatusLote): number {
  return HOLDS.findIndex((hold) => hold === estatus);
}
