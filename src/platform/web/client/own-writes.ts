/** Requests of this page that wrote something, by their correlation ids: of what they changed the page knows by itself. */
const latest = new Set<string>();
const KEPT = 200;

export function noteOwnWrite(correlationId: string): void {
  latest.add(correlationId);
  if (latest.size > KEPT) latest.delete(latest.values().next().value!);
}

export const isOwnWrite = (correlationId: string | null): boolean =>
  correlationId !== null && latest.has(correlationId);
