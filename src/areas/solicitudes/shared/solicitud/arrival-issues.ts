import { issueAt } from '#platform/shared/rules/issue-at';
import type { Issue } from '#platform/shared/validation/issue';
import { isFilled } from '#platform/shared/paths';
import { heldOf, isHeldBack } from './arrival-differences';
import { arrivedLots } from './arrived-lots';
import type { SolicitudLine } from './lines-of';

type Lots = SolicitudLine['lotes'];

/** Adds the receiver's counts to the sent lots; the sent amounts stay unchanged. */
export function withCounts(sent: Lots, counted: Lots): Lots {
  if (!sent) return sent;
  return sent.map((lot) => {
    const { cantidadRecibida = null, cantidadRetenida = null } =
      counted?.find(({ loteId }) => loteId === lot.loteId) ?? {};
    return { ...lot, cantidadRecibida, cantidadRetenida };
  });
}

/**
 * Returns the issues of the lots of a received line (DOMAIN b.1, 10).
 *
 * @param line with its sent lots and their counts
 * @param place path of the line in the request, with a trailing dot
 */
export function arrivalIssues(line: SolicitudLine, place: string): readonly Issue[] {
  const { cantidadRecibida, diferenciaTipo, lotes } = line;
  const lots = arrivedLots(line, heldOf(line));
  if (lots === null) return issueAt(true, `${place}lotes`, 'LOTES_POR_CONTAR');
  const sentOf = new Map((lotes ?? []).map(({ loteId, cantidad }) => [loteId, cantidad]));
  const sum = lots.reduce((total, { recibida }) => total + recibida, 0);
  const isHeld = lots.some(({ retenida }) => retenida > 0);
  const differs = isHeld || lots.some(({ loteId, recibida }) => recibida !== sentOf.get(loteId));
  const isTooMuch = lots.some(
    ({ loteId, recibida, retenida }) => retenida > 0 && recibida + retenida > (sentOf.get(loteId) ?? 0),
  );
  return [
    ...issueAt(differs && !isFilled(diferenciaTipo), `${place}diferenciaTipo`, 'DIFERENCIA_SIN_TIPO'),
    ...issueAt(
      isHeld && isFilled(diferenciaTipo) && !isHeldBack(diferenciaTipo),
      `${place}diferenciaTipo`,
      'RETENIDAS_SIN_TIPO',
    ),
    ...issueAt(lots.length > 0 && sum !== cantidadRecibida, `${place}lotes`, 'LOTES_NO_SUMAN', {
      suma: sum,
      cantidad: cantidadRecibida ?? 0,
    }),
    ...issueAt(isTooMuch, `${place}lotes`, 'LOTES_DE_MAS'),
  ];
}
