import type { SalidaExtraordinaria } from '#generated/shared/types.gen';
import { randomFor, type Random } from '../random';
import { momentOf } from './moments';

export type State = SalidaExtraordinaria['estatus'];

/** Number of steps taken by an extraordinary exit or entry in each state: created, sent, decided, applied, reversed. */
const STEPS: Readonly<Record<State, number>> = {
  BORRADOR: 1,
  PENDIENTE_AUTORIZAR: 2,
  AUTORIZADA: 3,
  RECHAZADA: 3,
  CANCELADA: 3,
  APLICADA: 4,
  REVERSADA: 5,
};
/** Age of documents by state, in days: open ones are recent; most applied ones can no longer be reversed. */
const DAYS: Readonly<Record<State, readonly [number, number]>> = {
  BORRADOR: [1, 5],
  PENDIENTE_AUTORIZAR: [1, 6],
  AUTORIZADA: [2, 5],
  RECHAZADA: [6, 150],
  CANCELADA: [6, 150],
  APLICADA: [3, 175],
  REVERSADA: [5, 120],
};

/** Planned document, with the times of its steps. */
export interface Planned<Reason> {
  readonly index: number;
  readonly estatus: State;
  readonly reason: Reason;
  readonly made: Date;
  readonly sent: Date | null;
  /** Time of the authorisation, rejection or cancellation. */
  readonly decided: Date | null;
  readonly applied: Date | null;
  readonly reversed: Date | null;
  /** Time at which it entered its state. */
  readonly since: Date;
  /** Number of steps taken. */
  readonly steps: number;
  readonly random: Random;
}

interface ReasonRules {
  readonly clave: string;
  readonly requiereAutorizacion: boolean;
}

/**
 * Returns documents in their states, the oldest first. Each state uses its possible reasons in turn; states with a decision skip reasons
 * that need no second person.
 *
 * @param recent codes of reasons that occur only in recent documents, because earlier stock did not allow them
 */
export function planned<Reason extends ReasonRules>(
  kind: string,
  baseDate: string,
  states: readonly (readonly [State, number])[],
  reasons: readonly Reason[],
  recent: readonly string[] = [],
): readonly Planned<Reason>[] {
  const all = states.flatMap(([estatus, count]) => Array.from({ length: count }, (_, turn) => ({ estatus, turn })));
  return all
    .map(({ estatus, turn }, index): Planned<Reason> => {
      const random = randomFor(kind, index);
      const decided = estatus === 'PENDIENTE_AUTORIZAR' || estatus === 'RECHAZADA';
      const eligible = reasons.filter(({ requiereAutorizacion }) => !decided || requiereAutorizacion);
      const reason = eligible[(turn + (estatus === 'APLICADA' ? 0 : index)) % eligible.length]!;
      const [from, to] = DAYS[estatus];
      const days = random.integer(from, recent.includes(reason.clave) ? Math.min(to, 8) : to);
      // A reason without a second person is authorised on sending.
      const length = estatus === 'AUTORIZADA' && !reason.requiereAutorizacion ? 2 : STEPS[estatus];
      const moments = Array.from({ length }, (__, step) => momentOf(baseDate, days, step, random));
      const at = (step: number) => moments[step] ?? null;
      return {
        index,
        estatus,
        reason,
        made: moments[0]!,
        sent: at(1),
        decided: at(2),
        applied: at(3),
        reversed: at(4),
        since: moments.at(-1)!,
        steps: moments.length,
        random,
      };
    })
    .toSorted((a, b) => (a.sent ?? a.made).getTime() - (b.sent ?? b.made).getTime());
}

/** Columns of users and times written by the steps of an exit or an entry; null for an authorisation that was not needed. */
export function stampsOf(
  { estatus, made, sent, decided, applied, reversed, since, steps }: Planned<unknown>,
  { keeperId, approverId }: { readonly keeperId: number; readonly approverId: number },
  needsApproval: boolean,
) {
  const isDecided = needsApproval && decided !== null && estatus !== 'CANCELADA';
  const lastBy = isDecided && !applied ? approverId : reversed ? approverId : keeperId;
  return {
    solicitanteId: keeperId,
    fechaSolicitud: made,
    remitenteId: sent ? keeperId : null,
    fechaEnvio: sent,
    autorizadorId: isDecided ? approverId : null,
    fechaAutorizacion: isDecided && estatus !== 'RECHAZADA' ? decided : null,
    aplicadaPorId: applied ? keeperId : null,
    fechaAplicacion: applied,
    reversadaPorId: reversed ? approverId : null,
    fechaReversa: reversed,
    estatusDesde: since,
    activo: true,
    version: steps,
    creadoPor: keeperId,
    fechaCreacion: made,
    modificadoPor: lastBy,
    fechaModificacion: since,
  };
}

/** Remarks on rejected, cancelled and reversed documents. */
const WHY: Partial<Record<State, readonly string[]>> = {
  RECHAZADA: [
    'La cantidad no coincide con la del acta; captúrela de nuevo.',
    'Falta la fotografía de las piezas; se rechaza hasta tenerla.',
    'El motivo no corresponde a lo que se describe en las observaciones.',
  ],
  CANCELADA: ['Se capturó dos veces el mismo documento.', 'Las piezas aparecieron al ordenar el anaquel.'],
  REVERSADA: [
    'Se aplicó al almacén equivocado; se captura de nuevo donde corresponde.',
    'Se registró un lote por otro; se corrige con un documento nuevo.',
  ],
};

/** Returns the remark of the step into the document's state; null without one. */
export function whyOf(estatus: State, index: number): string | null {
  const said = WHY[estatus];
  return said ? said[index % said.length]! : null;
}
