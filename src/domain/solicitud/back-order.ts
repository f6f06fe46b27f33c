import type { Solicitud } from '../../../generated/shared/types.gen';
import { lackingOf } from './lacking';
import { linesOf } from './lines-of';
import { askedSupply } from './substitute';

/** States in which what a request lacks can be asked for. */
export const ARRIVED: readonly Solicitud['estatus'][] = ['RECIBIDA', 'RECIBIDA_CON_DIFERENCIAS', 'CERRADA'];

/** States of a back-order that asks for nothing any more. */
export const GIVEN_UP: readonly Solicitud['estatus'][] = ['CANCELADA', 'RECHAZADA'];

/**
 * Kinds of which what is lacking is asked for as extraordinary: a regular one may be open only once in its period, which the first one
 * may still be; what was captured from paper, or suggested by the system, is neither when somebody here asks for it.
 */
const OUT_OF_TURN: readonly Solicitud['tipo'][] = ['ORDINARIA', 'MANUAL', 'REDISTRIBUCION'];

/** As long as a justification may be. */
const LONGEST = 500;

/**
 * The request for what another one lacked: of the same two warehouses, a line for each supply that did not come in full. What a substitute
 * lacks is asked for as what was asked for at first: whoever authorises looks anew for what there is.
 *
 * @param reason why it is asked for, before the justification of the first
 * @param usable supplies that can still be asked for
 * @returns a body for a new record; without lines where nothing can be asked for
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
