import { asc, gt, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Orm } from '../db/database';
import type { FileStore } from '../db/files/file-store';
import { rows } from '../db/rows';
import { archivo } from '../db/system-tables';

export type FileFaultKind =
  /** The audit trail records the file and no removal, but its row is missing or marked as removed. */
  | 'FALTA'
  /** The file exists, but no row of the audit trail records it, or records other content. */
  | 'SIN_ASIENTO'
  /** The content is missing or altered. */
  | 'OTRO_CONTENIDO';

export interface FileFault {
  readonly resource: string;
  readonly key: string;
  readonly archivoId: string;
  readonly nombre: string;
  readonly fault: FileFaultKind;
}

/**
 * Compares the attached files of records with the audit trail, and the content of all files with their digests. For files attached before
 * the trail recorded digests, it compares names.
 *
 * @param store null when the content cannot be read
 */
export async function fileFaults(
  orm: Orm,
  store: FileStore | null,
): Promise<{ readonly files: number; readonly faults: readonly FileFault[] }> {
  const known = new Map<string, FileFault>();
  for (const fault of await otherThanTrail(orm)) known.set(fault.archivoId, fault);
  let files = 0;
  let last = '';
  for (;;) {
    const round = await orm
      .select()
      .from(archivo)
      .where(gt(archivo.archivoId, last))
      .orderBy(asc(archivo.archivoId))
      .limit(500);
    for (const { archivoId, entidad, entidadId, nombre, huella } of round)
      if (store && !known.has(archivoId) && (await digestIn(store, huella)) !== huella)
        known.set(archivoId, { resource: entidad, key: entidadId ?? '', archivoId, nombre, fault: 'OTRO_CONTENIDO' });
    files += round.length;
    if (round.length < 500) break;
    last = round.at(-1)!.archivoId;
  }
  return { files, faults: [...known.values()] };
}

/** Finds rows of files without an entry of the trail, and entries without a row. */
function otherThanTrail(orm: Orm): Promise<(FileFault & Record<string, unknown>)[]> {
  return rows<FileFault & Record<string, unknown>>(
    orm,
    sql`with asiento as (
      select distinct on (split_part(s.sello, ' ', 1)) split_part(s.sello, ' ', 1) as id, s.sello, s.entidad, s.entidad_id, s.nombre, s.esta
        from (
          select bitacora_id, entidad, entidad_id, coalesce(despues ->> 'sello', antes ->> 'sello') as sello,
              coalesce(despues ->> 'archivo', antes ->> 'archivo') as nombre, despues ? 'archivo' as esta
            from bitacora
            where accion = 'EDITAR' and (despues ? 'archivo' or antes ? 'archivo') and (despues ? 'sello' or antes ? 'sello')
        ) s
        order by split_part(s.sello, ' ', 1), s.bitacora_id desc
    )
    select s.entidad as resource, s.entidad_id as key, s.id as "archivoId", s.nombre, 'FALTA' as fault
      from asiento s left join archivo a on a.archivo_id = s.id
      where s.esta and (a.archivo_id is null or a.retirado is not null)
    union all
    select a.entidad, a.entidad_id, a.archivo_id, a.nombre, 'SIN_ASIENTO'
      from archivo a left join asiento s on s.id = a.archivo_id
      where a.campo is null and a.entidad_id is not null and a.retirado is null
        and case when s.id is null
          then not exists (select from bitacora b where b.entidad = a.entidad and b.entidad_id = a.entidad_id and b.despues ->> 'archivo' = a.nombre)
          else not s.esta or (s.sello, s.entidad, s.entidad_id, s.nombre) is distinct from (a.archivo_id || ' ' || a.huella, a.entidad, a.entidad_id, a.nombre)
        end`,
  );
}

/** Computes the digest of the content stored under a digest; null without content. */
async function digestIn(store: FileStore, huella: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(await store.open(huella), hash);
    return hash.digest('hex');
  } catch {
    return null;
  }
}
