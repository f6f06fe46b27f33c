import type { Solicitud } from '#generated/shared/types.gen';
import { lackingOf } from './lacking';
import { linesOf } from './lines-of';
import { askedSupply } from '#areas/catalogos/shared/solicitud/substitute';

/** States in which the missing pieces of a request can be requested again. */
export const ARRIVED: readonly Solicitud['estatus'][] = ['RECIBIDA', 'RECIBIDA_CON_DIFERENCIAS', 'CERRADA'];

/** States of a back-order that is no longer pending. */
export const GIVEN_UP: readonly Solicitud['estatus'][] = ['CANCELADA', 'RECHAZADA'];

/**
 * Kinds whose missing pieces are requested as extraordinary, because only one regular request may be open in a period. Requests captured
 * from paper or suggested by the system lose that kind when a user repeats them.
 */
const OUT_OF_TURN: readonly Solicitud['tipo'][] = ['ORDINARIA', 'MANUAL', 'REDISTRIBUCION'];

/** Maximum length of a justification. */
const LONGEST = 500;

/**
 * Returns a follow-up request for missing pieces: same warehouses, a line for each supply not received in full. Shortages of a substitute
 * are requested as the original supply: the authoriser checks the stock again.
 *
 * @param reason text placed before the justification of the first request
 * @param usable supplies that can still be requested
 * @returns a body for a new record; without lines when nothing can be requested
 */
export function backOrderOf(
  origin: Pick<
    Solicitud,
    'tipo' | 'almacenSolicitanteId' | 'almacenSurtidorId' | 'urgente' | 'aceptaSustitutos' | 'justificacion' | 'lineas'
  >,
  reason: string,
  usable: ReadonlySet<number>,
) {
  const { tipo, almacenSolicitanteId, almacenSurtidorId, urgente, aceptaSustitutos, justificacion } = origin;
  return {
    tipo: OUT_OF_TURN.includes(tipo) ? ('EXTRAORDINARIA' as const) : tipo,
    almacenSolicitanteId,
    almacenSurtidorId,
    urgente,
    aceptaSustitutos,
    justificacion: [reason, justificacion].filter(Boolean).join(' ').slice(0, LONGEST),
    lineas: linesOf(origin)
      .filter((line) => lackingOf(line) > 0 && usable.has(askedSupply(line)))
      .map((line) => ({
        insumoId: askedSupply(line),
        cantidadSolicitada: lackingOf(line),
        observaciones: line.observaciones ?? null,
      })),
  };
}
