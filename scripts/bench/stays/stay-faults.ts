import { sql } from 'drizzle-orm';
import type { Orm } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';

/**
 * Returns violations of the bed invariants under concurrency: two patients in a bed, a patient in two beds or stays, an occupied bed
 * without a stay. Also a stay without a bed, and a bed reserved for no patient or for two. Runs a single statement, so that it reads one
 * snapshot.
 */
export async function stayFaults(orm: Orm): Promise<readonly string[]> {
  const found = await rows<{ fault: string }>(
    orm,
    sql`
    with during as (
      select movimiento_cama_id as id, hospitalizacion_id as stay, cama_id as bed, servicio_id as ward, desde, hasta,
        tstzrange(desde, hasta) as lain
      from movimiento_cama
    ), lying as (select * from during where hasta is null),
    inside as (select * from hospitalizacion where estatus in ('INGRESADO', 'PREALTA')),
    kept as (select * from hospitalizacion where estatus = 'SOLICITADA' and cama_id is not null)
    select 'bed ' || a.bed || ' has stays ' || a.stay || ' and ' || b.stay || ' at once' as fault
      from during a join during b on a.bed = b.bed and a.id < b.id and a.lain && b.lain
    union all select 'stay ' || a.stay || ' is in beds ' || a.bed || ' and ' || b.bed || ' at once'
      from during a join during b on a.stay = b.stay and a.id < b.id and a.lain && b.lain
    union all select 'stay ' || a.stay || ' was in no bed for a while'
      from during a where a.hasta is not null and not exists (select from during b where b.stay = a.stay and b.desde = a.hasta)
        and exists (select from during b where b.stay = a.stay and b.desde > a.hasta)
    union all select 'bed ' || cama_id || ' is occupied by nobody' from cama
      where estatus = 'OCUPADA' and not exists (select from lying where bed = cama_id)
    union all select 'bed ' || bed || ' of stay ' || stay || ' is ' || estatus from lying join cama on cama_id = bed
      where estatus <> 'OCUPADA'
    union all select 'stay ' || hospitalizacion_id || ' is ' || estatus || ' without a bed' from inside
      where not exists (select from lying where stay = hospitalizacion_id)
    union all select 'stay ' || stay || ' is ' || estatus || ' and in bed ' || bed
      from lying join hospitalizacion on hospitalizacion_id = stay where estatus not in ('INGRESADO', 'PREALTA')
    union all select 'stay ' || stay || ' says another bed or ward than ' || bed from lying join inside on hospitalizacion_id = stay
      where cama_id is distinct from bed or inside.servicio_id is distinct from ward
    union all select 'patient ' || paciente_id || ' has ' || count(*) || ' stays' from inside group by paciente_id having count(*) > 1
    union all select 'patient ' || a.paciente_id || ' was in stays ' || a.hospitalizacion_id || ' and ' || b.hospitalizacion_id || ' at once'
      from hospitalizacion a join hospitalizacion b on a.paciente_id = b.paciente_id and a.hospitalizacion_id < b.hospitalizacion_id
        and a.fecha_ingreso is not null and b.fecha_ingreso is not null
        and tstzrange(a.fecha_ingreso, a.fecha_egreso) && tstzrange(b.fecha_ingreso, b.fecha_egreso)
    union all select 'stay ' || hospitalizacion_id || ' has ended at no time' from hospitalizacion
      where estatus = 'ALTA' and fecha_egreso is null
    union all select 'bed ' || c.cama_id || ' is kept for ' || (select count(*) from kept where kept.cama_id = c.cama_id) from cama c
      where estatus = 'RESERVADA' and (select count(*) from kept where kept.cama_id = c.cama_id) <> 1`,
  );
  return found.map(({ fault }) => fault);
}
