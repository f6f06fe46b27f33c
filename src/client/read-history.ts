import type { HistoryEvent, HistoryRequest } from '../shared/history-event';
import type { HttpClient } from './http-client';

/** A page of what happened to a record, latest first. */
export async function readHistory(http: HttpClient, path: string, { id, page, pageSize, accion, usuarioId, estados = false, signal }: HistoryRequest): Promise<{ data: HistoryEvent[]; total: number }> {
  const query = new URLSearchParams({ pageNumber: String(page), pageSize: String(pageSize) });
  if (accion) query.set('accion', accion);
  if (usuarioId !== undefined) query.set('usuarioId', String(usuarioId));
  if (estados) query.set('estados', 'true');
  const { json, headers } = await http(`${path}/${encodeURIComponent(String(id))}/historial?${query.toString()}`, { signal });
  const data = json as HistoryEvent[];
  return { data, total: Number(headers.get('X-Total-Items') ?? data.length) };
}
