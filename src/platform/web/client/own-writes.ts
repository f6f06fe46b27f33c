/** Correlation ids of recent writes of this page. Their change notices are ignored, as the page updates itself. */
const latest = new Set<string>();
const KEPT = 200;

export function noteOwnWrite(correlationId: string): void {
  latest.add(correlationId);
  if (latest.size > KEPT) latest.delete(latest.values().next().value!);
}

export const isOwnWrite = (correlationId: string | null): boolean =>
  correlationId !== null && latest.has(correlationId);
