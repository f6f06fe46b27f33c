import type { FileRecord } from '#platform/shared/file-kinds';
import type { HttpClient, HttpOptions } from './http-client';
import type { Locate } from './resource-location';
import type { Sending } from './send-file';

/** Target of an upload: a record, or a field of a record that may not be saved yet. */
export type FileTarget = { readonly id: string | number } | { readonly field: string };

/** Location of a file: beside the fields of a record, or in one of the fields of its resource. */
export type FilePlace = { readonly archivoId: string; readonly id?: string | number | undefined };

/** Creates the data provider methods for files of records and pictures of fields. */
export function createFileCalls(options: HttpOptions, http: HttpClient, locate: Locate) {
  const filesOf = async (resource: string, id: string | number) =>
    `${(await locate(resource)).path}/${encodeURIComponent(String(id))}/archivos`;
  const placeOf = async (resource: string, { id, archivoId }: FilePlace) =>
    `${id === undefined ? `${(await locate(resource)).path}/imagenes` : await filesOf(resource, id)}/${encodeURIComponent(archivoId)}`;
  return {
    async listFiles(resource: string, id: string | number, signal?: AbortSignal): Promise<{ data: FileRecord[] }> {
      return { data: (await http(await filesOf(resource, id), { signal })).json as FileRecord[] };
    },
    /** Uploads a file; the response identifies it by `archivoId`. The signal cancels the upload, and nothing is stored. */
    async sendFile(
      resource: string,
      target: FileTarget,
      file: Blob,
      name: string,
      sending: Sending,
    ): Promise<{ data: Pick<FileRecord, 'archivoId'> }> {
      const query = new URLSearchParams({ nombre: name });
      if ('field' in target) query.set('campo', target.field);
      const path = 'field' in target ? `${(await locate(resource)).path}/imagenes` : await filesOf(resource, target.id);
      const { sendFile } = await import('./send-file');
      return { data: (await sendFile(options, `${path}?${query.toString()}`, file, sending)) as FileRecord };
    },
    async openStoredFile(resource: string, place: FilePlace, signal?: AbortSignal): Promise<{ data: Blob }> {
      const { openStream } = await import('./open-stream');
      const { headers, body } = await openStream(options, await placeOf(resource, place), signal ?? null);
      // Media type detected by the server, not derived from the name.
      return {
        data: new Blob([await new Response(body).blob()], {
          type: headers.get('Content-Type') ?? 'application/octet-stream',
        }),
      };
    },
    async removeFile(resource: string, place: FilePlace): Promise<{ data: null }> {
      await http(await placeOf(resource, place), { method: 'DELETE' });
      return { data: null };
    },
    async restoreFile(resource: string, place: FilePlace): Promise<{ data: FileRecord }> {
      return {
        data: (await http(`${await placeOf(resource, place)}/restaurar`, { method: 'POST' })).json as FileRecord,
      };
    },
  };
}
