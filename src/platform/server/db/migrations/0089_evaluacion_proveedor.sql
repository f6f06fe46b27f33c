-- tablas: 8712afbc0de4 → f2dd571178fa
DROP VIEW IF EXISTS "evaluacion_proveedor";
--> statement-breakpoint
CREATE VIEW "evaluacion_proveedor" AS SELECT
  "evaluacion_proveedor_id"::bigint as "evaluacion_proveedor_id",
  "proveedor_id"::bigint as "proveedor_id",
  "razon_social"::text as "razon_social",
  "calificacion"::numeric(6, 1) as "calificacion",
  "cumplimiento_tiempo"::numeric(6, 1) as "cumplimiento_tiempo",
  "entregas_puntuales"::bigint as "entregas_puntuales",
  "entregas"::bigint as "entregas",
  "cumplimiento_cantidad"::numeric(6, 1) as "cumplimiento_cantidad",
  "piezas_entregadas"::bigint as "piezas_entregadas",
  "piezas_debidas"::bigint as "piezas_debidas",
  "canjes_atendidos"::numeric(6, 1) as "canjes_atendidos",
  "piezas_canjeadas"::bigint as "piezas_canjeadas",
  "piezas_carta"::bigint as "piezas_carta",
  "rechazos"::numeric(6, 1) as "rechazos",
  "piezas_rechazadas"::bigint as "piezas_rechazadas",
  "piezas_revisadas"::bigint as "piezas_revisadas",
  "recepciones"::bigint as "recepciones",
  "canjes"::bigint as "canjes",
  true as "activo",
  1 as "version",
  null::bigint as "creado_por",
  '2000-01-01T00:00:00.000Z'::timestamptz(3) as "fecha_creacion",
  null::bigint as "modificado_por",
  '2000-01-01T00:00:00.000Z'::timestamptz(3) as "fecha_modificacion",
  plano(coalesce("razon_social", '')) as "busqueda"
FROM (
with red as (select coalesce(mode() within group (order by zona_horaria), 'America/Monterrey') as zona from unidad where activo),
hoy as (select (now() at time zone zona)::date as dia, (now() at time zone zona)::date - 365 as desde from red),
recibido as (
  select r.proveedor_id, count(distinct r.recepcion_id) as entregas, sum(l.cantidad) as piezas,
    sum(case when r.estatus = 'RECHAZADA' then l.cantidad else coalesce(l.cantidad_rechazada, 0) end) as rechazadas
  from recepcion r join recepcion_detalle l on l.recepcion_id = r.recepcion_id, hoy
  where r.activo and r.estatus in ('ACEPTADA', 'ACEPTADA_PARCIAL', 'RECHAZADA') and r.fecha >= hoy.desde group by r.proveedor_id
), cita as (
  select e.proveedor_id, count(*) filter (where e.estatus in ('EN_CURSO', 'COMPLETADA', 'RECHAZADA')) as cumplidas, count(*) as citas
  from evento e, hoy
  where e.activo and e.proveedor_id is not null and e.inicio >= hoy.desde and e.inicio <= now()
    and (e.estatus in ('EN_CURSO', 'COMPLETADA', 'RECHAZADA', 'NO_SE_PRESENTO') or e.incidencia)
  group by e.proveedor_id
), cambio as (
  select p.proveedor_id, count(*) filter (where p.estatus = 'RECIBIDA' and (p.fecha_recepcion at time zone u.zona_horaria)::date <= p.fecha_compromiso) as a_tiempo,
    count(*) filter (where p.estatus = 'RECIBIDA') as recibidas, count(*) as cambios,
    sum(d.rechazadas) as rechazadas, sum(d.recibidas) as piezas
  from propuesta_cambio p join unidad u on u.unidad_id = p.unidad_id
  join lateral (
    select sum(coalesce(x.rechazado_cantidad, 0)) as rechazadas, sum(coalesce(x.recibido_cantidad, 0)) as recibidas
    from propuesta_cambio_detalle x where x.propuesta_cambio_id = p.propuesta_cambio_id
  ) d on true, hoy
  where p.activo and (p.estatus = 'RECIBIDA' or p.estatus = 'VENCIDA' and p.fecha_respuesta is not null) and p.fecha_compromiso >= hoy.desde
  group by p.proveedor_id
), carta as (
  select k.proveedor_id, sum(least(k.cantidad, k.cantidad_canjeada + k.piezas_en_canje)) as atendidas, sum(k.cantidad) as piezas
  from carta_canje k, hoy
  where k.activo and k.estatus <> 'CANCELADA' and k.vigencia_fecha >= hoy.desde
    and (k.estatus in ('APLICADA', 'VENCIDA', 'EN_CANJE', 'APLICADA_PARCIAL') or k.canje_limite < hoy.dia)
  group by k.proveedor_id
), debido as (
  select c.proveedor_id, sum(least(e.piezas, x.debidas)) as entregadas, sum(x.debidas) as debidas
  from contrato c join contrato_detalle d on d.contrato_id = c.contrato_id, hoy,
  lateral (select ceil(d.cantidad_minima * least(1.0, greatest(0, hoy.dia - c.vigencia_desde)::numeric / greatest(1, c.vigencia_hasta - c.vigencia_desde))) as debidas) x,
  lateral (
    select coalesce(sum(l.cantidad - coalesce(l.cantidad_rechazada, 0)), 0) as piezas
    from recepcion r join recepcion_detalle l on l.recepcion_id = r.recepcion_id
    where r.contrato_id = c.contrato_id and l.insumo_id = d.insumo_id and r.activo and r.estatus in ('ACEPTADA', 'ACEPTADA_PARCIAL')
  ) e
  where c.activo and d.activo and e.piezas > 0 and c.vigencia_hasta >= hoy.desde group by c.proveedor_id
), partes as (
  select p.proveedor_id, p.razon_social, coalesce(r.entregas, 0) as recepciones, coalesce(m.recibidas, 0) as canjes,
    coalesce(m.cambios, 0) + coalesce(t.citas, 0) as entregas, coalesce(m.a_tiempo, 0) + coalesce(t.cumplidas, 0) as entregas_puntuales,
    coalesce(b.debidas, 0) as piezas_debidas, coalesce(b.entregadas, 0) as piezas_entregadas,
    coalesce(k.piezas, 0) as piezas_carta, coalesce(k.atendidas, 0) as piezas_canjeadas,
    coalesce(r.piezas, 0) + coalesce(m.piezas, 0) + coalesce(m.rechazadas, 0) as piezas_revisadas,
    coalesce(r.rechazadas, 0) + coalesce(m.rechazadas, 0) as piezas_rechazadas
  from proveedor p
  left join recibido r on r.proveedor_id = p.proveedor_id
  left join cita t on t.proveedor_id = p.proveedor_id
  left join cambio m on m.proveedor_id = p.proveedor_id
  left join carta k on k.proveedor_id = p.proveedor_id
  left join debido b on b.proveedor_id = p.proveedor_id
  where p.activo
), cuotas as (
  select *, 100.0 * entregas_puntuales / nullif(entregas, 0) as tiempo, 100.0 * piezas_entregadas / nullif(piezas_debidas, 0) as cantidad,
    100.0 * piezas_canjeadas / nullif(piezas_carta, 0) as canje, 100.0 * piezas_rechazadas / nullif(piezas_revisadas, 0) as rechazo
  from partes
)
select proveedor_id as evaluacion_proveedor_id, proveedor_id, razon_social, entregas, entregas_puntuales, recepciones, canjes, piezas_debidas, piezas_entregadas, piezas_carta, piezas_canjeadas,
  piezas_revisadas, piezas_rechazadas, round(tiempo, 1) as cumplimiento_tiempo, round(cantidad, 1) as cumplimiento_cantidad,
  round(canje, 1) as canjes_atendidos, round(rechazo, 1) as rechazos,
  (select round(avg(v), 1) from (values (tiempo), (cantidad), (canje), (100 - rechazo)) as x(v)) as calificacion
from cuotas
) AS filas;
