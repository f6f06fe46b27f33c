import { ApiError } from '#platform/web/client/api-error';

/** Decision about an appointment outside new hours. */
export type Decision = 'MOVER' | 'CANCELAR' | 'CONSERVAR';

/** Appointment outside new hours, with the next free slot. */
export interface Affected {
  readonly eventoId: number;
  readonly folio: string | null;
  readonly inicio: string;
  readonly titulo: string;
  readonly pacienteNombre: string | null;
  readonly siguiente: string | null;
}

/** Returns the appointments for which the server refused a change of hours; null for any other failure. */
export function affectedBy(error: unknown): readonly Affected[] | null {
  if (!(error instanceof ApiError) || error.codigo !== 'HORARIO_CON_CITAS') return null;
  const { citas } = error.members;
  return Array.isArray(citas) ? (citas as readonly Affected[]) : null;
}
