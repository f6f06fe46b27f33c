import type { HttpClient } from './http-client';

export interface HistoryRequest {
  readonly id: string | number;
  readonly page: number;
  readonly pageSize: number;
  readonly accion?: string | undefined;
  readonly usuarioId?: number | undefined;
  /** Only creation and changes of state. */
  readonly estados?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** A page of what happened to a record, latest first. */
export async function readHistory(http: HttpClient, path: string, { id, page, pageSize, accion, usuarioId, estados = false, signal }: HistoryRequest): Promise<{ data: unknown[]; total: number }> {
  const query = new URLSearchParams({ pageNumber: String(page), pageSize: String(pageSize) });
  if (accion) query.set('accion', accion);
  if (usuarioId !== undefined) query.set('usuarioId', String(usuarioId));
  if (estados) query.set('estados', 'true');
  const { json, headers } = await http(`${path}/${encodeURIComponent(String(id))}/historial?${query.toString()}`, { signal });
  const data = json as unknown[];
  return { data, total: Number(headers.get('X-Total-Items') ?? data.length) };
}
