import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import { isUnreachable } from '#platform/web/client/offline/unreachable';
import { today } from '#platform/web/ui/format/format-date';
import type { HospitalCalls } from './useHospital';

type Calls = HospitalCalls & {
  readonly [Each in 'signosContextoEstancia' | 'ordenCargoPorRecibir']: (
    call: OperationCall<Each>,
  ) => Promise<OperationAnswer<Each>>;
};

/** Patients at most; a ward has half of them. */
const MAX_STAYS = 60;
/** Age at which what a device has of a patient is fetched again. */
export const SHIFT_TTL_MS = 5 * 60_000;

/** Parts of a ward that a person may read. */
export interface ShiftRights {
  readonly takesSigns: boolean;
  readonly seesSigns: boolean;
  readonly readsNotes: boolean;
  readonly receivesOrders: boolean;
}

interface ShiftRequest {
  readonly rights: ShiftRights;
  /** Patients that a page shows beside those of one's shift. */
  readonly shown: readonly number[];
  /** When each patient was fetched last; the run adds to it. */
  readonly fetchedAt: Map<number, number>;
  readonly signal: AbortSignal;
}

/**
 * Fetches what the pages of a shift show of its patients, so that the device has it without a connection: cards, then of one patient
 * after the other the card, signs, context of the keypad, medication of today and notes. An answer that is refused is passed over.
 *
 * @returns how many patients the device has
 * @throws ApiError where the server cannot be reached: the rest would not arrive either
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
    // Another run passes over it meanwhile.
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

/** Fetches what the pages of one patient show. */
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

/** Waits for an answer. A refusal concerns one patient; an unreachable server concerns all that follow. */
async function passOver(answer: Promise<unknown>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    if (isUnreachable(error)) throw error;
  }
}
