/** Kinds of files, as named in schemas. */
export type FileKind = 'image' | 'pdf' | 'office';

/** Media types of each kind. None can execute code in a page. */
export const MEDIA_TYPES: Readonly<Record<FileKind, readonly string[]>> = {
  image: ['image/jpeg', 'image/png', 'image/webp'],
  pdf: ['application/pdf'],
  office: [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.oasis.opendocument.text',
    'application/vnd.oasis.opendocument.spreadsheet',
  ],
};

/** Media types of several kinds. */
export function mediaTypesOf(kinds: readonly FileKind[]): readonly string[] {
  return kinds.flatMap((kind) => MEDIA_TYPES[kind]);
}

/** Maximum size of a picture, in bytes. The browser reduces pictures before sending them. */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;

/** A file of a record as the API sends it. */
export interface FileRecord {
  readonly archivoId: string;
  readonly nombre: string;
  readonly tipo: string;
  readonly bytes: number;
  /** ISO 8601, UTC. */
  readonly fecha: string;
  /** Null when the reader may not see who uploaded it. */
  readonly subidoPorNombre: string | null;
  /** Moment from which the file cannot be removed, ISO 8601, UTC; null while it can. */
  readonly congelado: string | null;
}
