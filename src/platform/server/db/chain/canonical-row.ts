import { createHash } from 'node:crypto';

/** Row of the audit trail, each column in the database's text format; `fecha` in UTC with milliseconds. */
export interface SealedRow {
  readonly bitacoraId: string;
  readonly fecha: string;
  readonly usuarioId: string | null;
  readonly unidadId: string | null;
  readonly accion: string;
  readonly transicion: string | null;
  readonly entidad: string;
  readonly entidadId: string | null;
  readonly antes: string | null;
  readonly despues: string | null;
  readonly motivo: string | null;
  readonly ip: string | null;
  readonly dispositivo: string | null;
  readonly correlationId: string | null;
}

/**
 * Columns with content, in the order of sealing; another set of columns is another format. The lot of a row is excluded, because the lot
 * itself lists its rows.
 */
export const SEALED_COLUMNS = [
  'bitacoraId',
  'fecha',
  'usuarioId',
  'unidadId',
  'accion',
  'transicion',
  'entidad',
  'entidadId',
  'antes',
  'despues',
  'motivo',
  'ip',
  'dispositivo',
  'correlationId',
] as const satisfies readonly (keyof SealedRow)[];

/** Digest before the first seal. */
export const NO_DIGEST = '0'.repeat(64);

/**
 * Encodes a row as a unique text: for each column its length in bytes of UTF-8 and its text, `-` without a value. Equal to
 * `bitacora_canonica` in the database.
 */
export function canonicalRow(row: SealedRow): string {
  return SEALED_COLUMNS.map((name) => {
    const value = row[name];
    return value === null ? '-,' : `${Buffer.byteLength(value)}:${value},`;
  }).join('');
}

/** Computes the digest of a row in a lot, like `bitacora_agrupa`. */
export function digestOf(row: SealedRow): string {
  return sha256(canonicalRow(row));
}

/**
 * Computes the seal of a lot from its place, the time of the seal, the previous digest and the digest of the lot's content. Equal to
 * `bitacora_huella_lote` in the database.
 *
 * @param content a line for each row, in the order of their ids: the id, a space, its digest
 */
export function lotSealOf(place: number, sealed: string, before: string, content: string): string {
  return sha256(`bitacora/2\n${place}\n${sealed}\n${before}\n${sha256(content)}`);
}

/**
 * Computes the seal of a single row from its place, the time of the seal, the previous digest and the row. Equal to `bitacora_huella` in
 * the database.
 *
 * @param place from 1
 * @param sealed as `SealedRow.fecha`
 * @param before `NO_DIGEST` for the first
 */
export function sealOf(place: number, sealed: string, before: string, row: SealedRow): string {
  return sha256(`bitacora/1\n${place}\n${sealed}\n${before}\n${canonicalRow(row)}`);
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
