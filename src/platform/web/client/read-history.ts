import type { EarlierVersion, HistoryEvent, HistoryRequest } from '#platform/shared/history-event';
import type { HttpClient } from './http-client';

/** Reads a page of a record's history, latest first. */
export async function readHistory(
  http: HttpClient,
  path: string,
  { id, page, pageSize, accion, usuarioId, estados = false, signal }: HistoryRequest,
): Promise<{ data: HistoryEvent[]; total: number }> {
  const query = new URLSearchParams({ pageNumber: String(page), pageSize: String(pageSize) });
  if (accion) query.set('accion', accion);
  if (usuarioId !== undefined) query.set('usuarioId', String(usuarioId));
  if (estados) query.set('estados', 'true');
  const { json, headers } = await http(`${path}/${encodeURIComponent(String(id))}/historial?${query.toString()}`, {
    signal,
  });
  const data = json as HistoryEvent[];
  return { data, total: Number(headers.get('X-Total-Items') ?? data.length) };
}

/** Returns the state of a record after one of its changes. */
export async function readEarlier(
  http: HttpClient,
  path: string,
  id: string | number,
  event: number,
  signal?: AbortSignal,
): Promise<EarlierVersion> {
  return (await http(eventPath(path, id, event), { signal })).json as EarlierVersion;
}

/** Restores an earlier version of a record and returns the record; `version` is the one that the person saw. */
export async function restoreEarlier(
  http: HttpClient,
  path: string,
  id: string | number,
  event: number,
  version: number,
): Promise<Record<string, unknown>> {
  return (
    await http(`${eventPath(path, id, event)}/restaurar`, { method: 'POST', headers: { 'If-Match': `"${version}"` } })
  ).json as Record<string, unknown>;
}

const eventPath = (path: string, id: string | number, event: number) =>
  `${path}/${encodeURIComponent(String(id))}/historial/${event}`;
