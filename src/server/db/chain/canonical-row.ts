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

/** Every column of the table, in the order in which they are sealed. Another set of columns is another format. */
export const SEALED_COLUMNS = [
  'bitacoraId', 'fecha', 'usuarioId', 'unidadId', 'accion', 'transicion', 'entidad', 'entidadId', 'antes', 'despues', 'motivo', 'ip', 'dispositivo', 'correlationId',
] as const satisfies readonly (keyof SealedRow)[];

/** What the first seal follows. */
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

/**
 * The digest that seals a row: of its place, the moment of the seal, the digest before it and itself, as `bitacora_huella` has it.
 *
 * @param place from 1
 * @param sealed as `SealedRow.fecha`
 * @param before `NO_DIGEST` for the first
 */
export function sealOf(place: number, sealed: string, before: string, row: SealedRow): string {
  return createHash('sha256').update(`bitacora/1\n${place}\n${sealed}\n${before}\n${canonicalRow(row)}`).digest('hex');
}
