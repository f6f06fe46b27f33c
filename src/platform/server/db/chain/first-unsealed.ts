import { sql } from 'drizzle-orm';
import type { Queryable } from '../database';
import { rows } from '../rows';
import { moment } from './trail-rows';

/**
 * Finds the first row without a seal. A row is sealed when its transaction commits, so a visible one without a seal was inserted with the
 * trigger disabled. A row that claims a lot has the lot's seal, provided that the lot lists it.
 */
export async function firstUnsealed(
  db: Queryable,
): Promise<{ readonly bitacoraId: number; readonly fecha: string } | null> {
  const [row] = await rows<{ bitacoraId: string; fecha: string }>(
    db,
    sql`
    select b.bitacora_id::text as "bitacoraId", ${moment(sql`b.fecha`)} as fecha from bitacora b
    where b.bitacora_id = least(
      (select min(a.bitacora_id) from bitacora a left join bitacora_sello s on s.bitacora_id = a.bitacora_id where a.lote is null and s.bitacora_id is null),
      (select min(a.bitacora_id) from bitacora a left join bitacora_sello s on s.lote = a.lote where a.lote is not null and s.lote is null),
      (select min(a.bitacora_id) from bitacora a join bitacora_lote l on l.lote_id = a.lote
        where a.lote in (select m.lote from bitacora m join bitacora_lote n on n.lote_id = m.lote group by m.lote, n.filas having count(*) > n.filas)
          and a.bitacora_id::text not in (select split_part(linea, ' ', 1) from unnest(string_to_array(l.contenido, e'\\n')) linea))
    )`,
  );
  return row ? { bitacoraId: Number(row.bitacoraId), fecha: row.fecha } : null;
}
