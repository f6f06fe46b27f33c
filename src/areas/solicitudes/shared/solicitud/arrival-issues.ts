import { issueAt } from '#platform/shared/rules/issue-at';
import type { Issue } from '#platform/shared/issue';
import { isFilled } from '#platform/shared/paths';
import { heldOf, isHeldBack } from './arrival-differences';
import { arrivedLots } from './arrived-lots';
import type { SolicitudLine } from './lines-of';

type Lots = SolicitudLine['lotes'];

/** The lots that were sent, with what the receiver counted of each; what was sent stays as it was. */
export function withCounts(sent: Lots, counted: Lots): Lots {
  if (!sent) return sent;
  return sent.map((lot) => {
    const { cantidadRecibida = null, cantidadRetenida = null } =
      counted?.find(({ loteId }) => loteId === lot.loteId) ?? {};
    return { ...lot, cantidadRecibida, cantidadRetenida };
  });
}

/**
 * Issues of the lots of a line that arrived (DOMAIN b.1, 10).
 *
 * @param line with the lots that were sent and what was counted of them
 * @param place of the line in what was sent, with a dot behind it
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
