import { useDataProvider, type DataProvider } from 'react-admin';
import type { FileRecord } from '#platform/shared/file-kinds';

/** Location of a file: attached to a record (`id`), or in a field. */
export interface FilePlace {
  readonly archivoId: string;
  readonly id?: string | undefined;
}

export interface Sending {
  readonly signal: AbortSignal;
  /** Called with the uploaded fraction, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Methods of the data provider for files (src/platform/web/client/file-calls.ts). */
export interface FileMethods {
  readonly listFiles: (resource: string, id: string, signal?: AbortSignal) => Promise<{ data: FileRecord[] }>;
  readonly sendFile: (
    resource: string,
    target: { readonly id: string } | { readonly field: string },
    file: Blob,
    name: string,
    sending: Sending,
  ) => Promise<{ data: Pick<FileRecord, 'archivoId'> }>;
  readonly openStoredFile: (resource: string, place: FilePlace, signal?: AbortSignal) => Promise<{ data: Blob }>;
  readonly removeFile: (resource: string, place: FilePlace) => Promise<{ data: null }>;
  readonly restoreFile: (resource: string, place: FilePlace) => Promise<{ data: FileRecord }>;
}

export function useFileMethods(): DataProvider & FileMethods {
  return useDataProvider<DataProvider & FileMethods>();
}
