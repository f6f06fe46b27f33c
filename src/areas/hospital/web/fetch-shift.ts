import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import { isUnreachable } from '#platform/web/client/offline/unreachable';
import { today } from '#platform/web/ui/format/format-date';
import type { HospitalCalls } from './useHospital';

type Calls = HospitalCalls & {
  readonly [Each in 'signosContextoEstancia' | 'ordenCargoPorRecibir']: (
    call: OperationCall<Each>,
  ) => Promise<OperationAnswer<Each>>;
};

/** Maximum number of patients: twice as many as a ward has. */
const MAX_STAYS = 60;
/** Age at which a patient's data on a device are fetched again, in milliseconds. */
export const SHIFT_TTL_MS = 5 * 60_000;

/** Parts of a ward that the user may read. */
export interface ShiftRights {
  readonly takesSigns: boolean;
  readonly seesSigns: boolean;
  readonly readsNotes: boolean;
  readonly receivesOrders: boolean;
}

interface ShiftRequest {
  readonly rights: ShiftRights;
  /** Patients that a page shows besides those of the shift. */
  readonly shown: readonly number[];
  /** Time of each patient's last fetch; the run updates it. */
  readonly fetchedAt: Map<number, number>;
  readonly signal: AbortSignal;
}

/**
 * Fetches the data that the pages of a shift show, so that the device has them offline: the cards, then for each patient in turn the card,
 * signs, keypad context, today's medication and notes. Ignores refused requests.
 *
 * @returns number of patients on the device
 * @throws ApiError when the server is unreachable, because further requests would also fail
 */
export async function fetchShift(provider: HospitalCalls, request: ShiftRequest): Promise<number> {
  const calls = provider as Calls;
  const { rights, shown, fetchedAt, signal } = request;
  const { data: own } = await calls.hospitalizacionAsignados({ params: {}, signal });
  await passOver(calls.hospitalizacionAsignados({ params: { todos: true }, signal }));
  if (rights.receivesOrders) await passOver(calls.ordenCargoPorRecibir({ params: {}, signal }));
  const mine = own.pacientes.map(({ hospitalizacionId }) => hospitalizacionId);
  const stays = [...new Set([...mine, ...shown])].slice(0, MAX_STAYS);
  for (const hospitalizacionId of stays) {
    if (signal.aborted) break;
    if (Date.now() - (fetchedAt.get(hospitalizacionId) ?? 0) < SHIFT_TTL_MS) continue;
    // Marked before fetching, so that a concurrent run skips this patient.
    fetchedAt.set(hospitalizacionId, Date.now());
    try {
      await fetchPatient(calls, hospitalizacionId, rights, signal);
    } catch (error) {
      fetchedAt.delete(hospitalizacionId);
      throw error;
    }
  }
  return stays.filter((id) => fetchedAt.has(id)).length;
}

/** Fetches the data that the pages of one patient show. */
async function fetchPatient(
  calls: Calls,
  hospitalizacionId: number,
  rights: ShiftRights,
  signal: AbortSignal,
): Promise<void> {
  const call = { params: { hospitalizacionId }, signal };
  await passOver(calls.hospitalizacionPacientes(call));
  if (rights.takesSigns) await passOver(calls.signosContextoEstancia(call));
  if (rights.seesSigns) await passOver(calls.hospitalizacionSignos(call));
  if (rights.readsNotes) {
    await passOver(calls.hospitalizacionMinistraciones({ params: { hospitalizacionId, fecha: today() }, signal }));
    await passOver(calls.hospitalizacionNotas(call));
  }
}

/** Waits for a response and ignores a refusal, which concerns one patient. Rethrows when the server is unreachable. */
async function passOver(answer: Promise<unknown>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    if (isUnreachable(error)) throw error;
  }
}
