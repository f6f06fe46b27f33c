const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Days of a stay, begun ones counted: who leaves on the day of admission has stayed one.
 *
 * @param from ISO 8601; null where nobody has been admitted
 * @param until ISO 8601, of the discharge; null while the patient is there
 */
export function stayDays(from: string | null | undefined, until: string | null | undefined, now: Date): number | null {
  if (!from) return null;
  const end = until ? Date.parse(until) : now.getTime();
  return Math.max(1, Math.ceil((end - Date.parse(from)) / DAY_MS));
}
