import { createHash } from 'node:crypto';

/** A row of the audit trail, each column as the database writes it as text; `fecha` in UTC with milliseconds. */
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
 * Every column that tells something, in the order in which they are sealed; another set of columns is another format. Which lot a row is in is
 * said by the lot.
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

/** Digest that precedes the first seal. */
export const NO_DIGEST = '0'.repeat(64);

/**
 * A row as one text, the same for no two rows: of each column its length in bytes of UTF-8 and its text, `-` where it has no value.
 * `bitacora_canonica` says the same in the database.
 */
export function canonicalRow(row: SealedRow): string {
  return SEALED_COLUMNS.map((name) => {
    const value = row[name];
    return value === null ? '-,' : `${Buffer.byteLength(value)}:${value},`;
  }).join('');
}

/** The digest of a row in a lot, as `bitacora_agrupa` has it. */
export function digestOf(row: SealedRow): string {
  return sha256(canonicalRow(row));
}

/**
 * The digest that seals a lot: of its place, the moment of the seal, the digest before it and the digest of the lot's content, as
 * `bitacora_huella_lote` has it.
 *
 * @param content a line for each row, in the order of their ids: the id, a space, its digest
 */
export function lotSealOf(place: number, sealed: string, before: string, content: string): string {
  return sha256(`bitacora/2\n${place}\n${sealed}\n${before}\n${sha256(content)}`);
}

/**
 * The digest that seals a row that came alone: of its place, the moment of the seal, the digest before it and itself, as `bitacora_huella` has it.
 *
 * @param place from 1
 * @param sealed as `SealedRow.fecha`
 * @param before `NO_DIGEST` for the first
 */
export function sealOf(place: number, sealed: string, before: string, row: SealedRow): string {
  return sha256(`bitacora/1\n${place}\n${sealed}\n${before}\n${canonicalRow(row)}`);
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
