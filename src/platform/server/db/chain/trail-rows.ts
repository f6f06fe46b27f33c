import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database';
import { rows } from '../rows';
import type { SealedRow } from './canonical-row';

/** A seal with its single row. All columns of the row are null when the row is missing, or when the seal is a lot's. */
export type SealRow = {
  readonly orden: string;
  readonly sealedId: string;
  readonly lote: string | null;
  readonly contenido: string | null;
  readonly huella: string;
  readonly sellada: string;
} & { readonly [Name in keyof SealedRow]: SealedRow[Name] | null };

/** Maximum of seals in memory; those of lots include the digests of their rows. */
const BATCH = 1000;

/** Formats a time as in seals. */
export const moment = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const COLUMNS = sql`b.bitacora_id::text as "bitacoraId", ${moment(sql`b.fecha`)} as fecha, b.usuario_id::text as "usuarioId", b.unidad_id::text as "unidadId",
  b.accion, b.transicion, b.entidad, b.entidad_id as "entidadId", b.antes::text as antes, b.despues::text as despues,
  b.motivo, b.ip, b.dispositivo, b.correlation_id as "correlationId"`;

/** Reads the seals after a place up to `end`, in order, at most one batch. */
export function sealsAfter(db: Queryable, after: number, end: number): Promise<SealRow[]> {
  return rows<SealRow>(
    db,
    sql`
    select s.orden::text as orden, s.bitacora_id::text as "sealedId", s.lote::text as lote, l.contenido, s.huella, ${moment(sql`s.fecha`)} as sellada, ${COLUMNS}
    from (select * from bitacora_sello where orden > ${after} and orden <= ${Math.min(end, after + BATCH)} order by orden) s
    left join bitacora b on b.bitacora_id = s.bitacora_id and s.lote is null
    left join bitacora_lote l on l.lote_id = s.lote
    order by s.orden`,
  );
}

/** Reads the rows that claim to be in a lot. */
export function rowsOfLot(db: Queryable, lote: string): Promise<(SealedRow & Record<string, unknown>)[]> {
  return rows(db, sql`select ${COLUMNS} from bitacora b where b.lote = ${lote}::bigint order by b.bitacora_id`);
}
