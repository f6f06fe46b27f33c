/** Kinds of files, as named in schemas. */
export type FileKind = 'image' | 'pdf' | 'office';

/** Media types of each kind. None of them can run anything in a page. */
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

/** Largest picture that a field takes, in bytes: the browser has made it small before it is sent. */
export const MOST_PICTURE_BYTES = 2 * 1024 * 1024;

/** A file of a record, as the wire has it. */
export interface FileRecord {
  readonly archivoId: string;
  readonly nombre: string;
  /** Media type. */
  readonly tipo: string;
  readonly bytes: number;
  /** ISO 8601, UTC. */
  readonly fecha: string;
  /** Null where the reader may not know who. */
  readonly subidoPorNombre: string | null;
  /** Moment from which it can no longer be removed, ISO 8601, UTC; null while it can. */
  readonly congelado: string | null;
}
