import { sql } from 'drizzle-orm';
import { PROFILES } from '#generated/shared/permissions.gen';
import { rows } from '#platform/server/db/rows';
import type { SeedContext } from '../context';

/** Number of requests for the scarce supply, and the ratio of requested to available pieces. */
const [ASKING, TIMES] = [14, 2.2];
/** Number of settings with an increase that waits for approval. */
const GROWING = 18;

/**
 * Inserts pending decisions of the central office. Many units request an essential supply that is scarce in the state's warehouse.
 * Increases of maximums wait for approval. A template lists the required supplies of each health centre.
 */
export async function seedNetworkNeed({ db }: SeedContext): Promise<void> {
  const [scarce] = await rows<{ almacenId: number; insumoId: number; disponible: number }>(
    db,
    sql`
    select i.almacen_id::int as "almacenId", i.insumo_id::int as "insumoId", i.disponible::int as disponible
    from inventario i join almacen a on a.almacen_id = i.almacen_id and a.tipo = 'ALMACEN_ESTATAL' join insumo s on s.insumo_id = i.insumo_id
    where s.esencial and i.disponible >= 200
    order by (select count(*) from insumo_configuracion c where c.insumo_id = i.insumo_id) desc, i.disponible, i.insumo_id
    limit 1`,
  );
  if (scarce) await askTogether(db, scarce);
  await db.execute(sql`
    update insumo_configuracion c set autorizado = false, minimo_propuesto = c.minimo, punto_reorden_propuesto = c.punto_reorden,
      maximo_propuesto = ceil(c.maximo * 1.6), propuesta_por_id = (select usuario_id from usuario where email = ${PROFILES['Almacen-unidad'].demoUser})
    where c.insumo_configuracion_id in (
      select g.insumo_configuracion_id from insumo_configuracion g join almacen a on a.almacen_id = g.almacen_id and a.tipo in ('ALMACEN_UNIDAD', 'FARMACIA')
      where g.maximo > 20 and g.insumo_configuracion_id % 97 = 5 order by 1 limit ${GROWING})`);
  await db.execute(sql`
    with kind as (
      select u.unidad_tipo_id, a.tipo, min(a.almacen_id) as almacen_id
      from insumo_configuracion c join almacen a on a.almacen_id = c.almacen_id and a.tipo in ('FARMACIA', 'ALMACEN_UNIDAD')
      join unidad u on u.unidad_id = a.unidad_id join unidad_tipo t on t.unidad_tipo_id = u.unidad_tipo_id and t.grupo = 'CENTRO_SALUD'
      group by 1, 2 order by count(*) desc, 1 limit 1
    ), made as (
      insert into plantilla_configuracion (nombre, unidad_tipo_id, tipo_almacen)
      select 'Cuadro básico del centro de salud', unidad_tipo_id, tipo from kind returning plantilla_configuracion_id
    )
    insert into plantilla_linea (plantilla_configuracion_id, orden, insumo_id, minimo, punto_reorden, maximo, meses_cobertura, dias_entrega, multiplo)
    select made.plantilla_configuracion_id, row_number() over (order by c.insumo_clave) - 1, c.insumo_id, c.minimo, c.punto_reorden, c.maximo, 1, 7, c.multiplo
    from made, insumo_configuracion c where c.almacen_id = (select almacen_id from kind) and c.activo
    order by c.insumo_clave limit 40`);
}

/** Adds the scarce supply to sent requests, so that together they exceed the stock of the state's warehouse. */
async function askTogether(
  db: SeedContext['db'],
  { almacenId, insumoId, disponible }: { almacenId: number; insumoId: number; disponible: number },
): Promise<void> {
  const part = Math.max(1, Math.ceil((disponible * TIMES) / ASKING / 10));
  await db.execute(sql`
    with asking as (
      select s.solicitud_id, ((${part} + (row_number() over (order by s.solicitud_id) % 4)) * 10)::bigint as pieces
      from solicitud s join almacen a on a.almacen_id = s.almacen_solicitante_id
      where s.estatus = 'ENVIADA' and s.tipo <> 'REDISTRIBUCION' and not s.acepta_sustitutos and s.almacen_solicitante_id <> ${almacenId}
        and not exists (select 1 from usuario u where u.email = ${PROFILES['Almacen-unidad'].demoUser} and u.almacen_ids @> to_jsonb(array[s.almacen_solicitante_id]))
        and not exists (select 1 from solicitud_detalle d where d.solicitud_id = s.solicitud_id and d.insumo_id = ${insumoId})
      order by s.solicitud_id limit ${ASKING}
    ), lines as (
      insert into solicitud_detalle (solicitud_id, orden, insumo_id, cantidad_solicitada, estatus_linea)
      select a.solicitud_id, (select max(d.orden) + 1 from solicitud_detalle d where d.solicitud_id = a.solicitud_id), ${insumoId}, a.pieces, 'PENDIENTE' from asking a
    )
    update solicitud s set almacen_surtidor_id = ${almacenId}, unidad_surtidora_id = (select unidad_id from almacen where almacen_id = ${almacenId}),
      claves = s.claves + 1, piezas_solicitadas = s.piezas_solicitadas + asking.pieces
    from asking where asking.solicitud_id = s.solicitud_id`);
}
