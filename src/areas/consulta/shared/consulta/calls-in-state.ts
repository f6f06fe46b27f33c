/** Number of calls before a patient counts as absent (DOMAIN b.10). */
export const CALLS_BEFORE_ABSENT = 3;

type Moment = string | Date | null | undefined;

/** Returns the number of calls since a visit entered its state: calls for vital signs do not count once it waits for the physician. */
export function callsInState({
  llamadas,
  ultimaLlamada,
  estatusDesde,
}: {
  readonly llamadas?: number | null;
  readonly ultimaLlamada?: Moment;
  readonly estatusDesde?: Moment;
}): number {
  if (!ultimaLlamada) return 0;
  const since = estatusDesde ? new Date(estatusDesde).getTime() : 0;
  return new Date(ultimaLlamada).getTime() < since ? 0 : (llamadas ?? 0);
}
