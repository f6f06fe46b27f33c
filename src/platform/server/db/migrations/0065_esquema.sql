-- tablas: 7f8b7a427d22 → 2fecb289dfe4
ALTER TABLE "alerta_sanitaria_almacen" DROP CONSTRAINT "alerta_sanitaria_almacen_telefono_check";
--> statement-breakpoint
ALTER TABLE "jurisdiccion" DROP CONSTRAINT "jurisdiccion_telefono_check";
--> statement-breakpoint
ALTER TABLE "persona" DROP CONSTRAINT "persona_nombre_check";
--> statement-breakpoint
ALTER TABLE "persona" DROP CONSTRAINT "persona_primer_apellido_check";
--> statement-breakpoint
ALTER TABLE "persona" DROP CONSTRAINT "persona_segundo_apellido_check";
--> statement-breakpoint
ALTER TABLE "persona" DROP CONSTRAINT "persona_telefono_check";
--> statement-breakpoint
ALTER TABLE "proveedor" DROP CONSTRAINT "proveedor_telefono_check";
--> statement-breakpoint
ALTER TABLE "unidad" DROP CONSTRAINT "unidad_telefono_check";
--> statement-breakpoint
ALTER TABLE "alerta_sanitaria_almacen" ADD CONSTRAINT "alerta_sanitaria_almacen_telefono_check" CHECK (char_length("telefono") <= 16) NOT VALID;
--> statement-breakpoint
ALTER TABLE "jurisdiccion" ADD CONSTRAINT "jurisdiccion_telefono_check" CHECK (char_length("telefono") <= 16 and "telefono" ~ '^([2-9]\d{9}|\+(?!52)[1-9]\d{6,14})$') NOT VALID;
--> statement-breakpoint
ALTER TABLE "persona" ADD CONSTRAINT "persona_nombre_check" CHECK (char_length("nombre") >= 1 and char_length("nombre") <= 60) NOT VALID;
--> statement-breakpoint
ALTER TABLE "persona" ADD CONSTRAINT "persona_primer_apellido_check" CHECK (char_length("primer_apellido") >= 1 and char_length("primer_apellido") <= 60) NOT VALID;
--> statement-breakpoint
ALTER TABLE "persona" ADD CONSTRAINT "persona_segundo_apellido_check" CHECK (char_length("segundo_apellido") <= 60) NOT VALID;
--> statement-breakpoint
ALTER TABLE "persona" ADD CONSTRAINT "persona_telefono_check" CHECK (char_length("telefono") <= 16 and "telefono" ~ '^([2-9]\d{9}|\+(?!52)[1-9]\d{6,14})$') NOT VALID;
--> statement-breakpoint
ALTER TABLE "proveedor" ADD CONSTRAINT "proveedor_telefono_check" CHECK (char_length("telefono") <= 16 and "telefono" ~ '^([2-9]\d{9}|\+(?!52)[1-9]\d{6,14})$') NOT VALID;
--> statement-breakpoint
ALTER TABLE "unidad" ADD CONSTRAINT "unidad_telefono_check" CHECK (char_length("telefono") <= 16 and "telefono" ~ '^([2-9]\d{9}|\+(?!52)[1-9]\d{6,14})$') NOT VALID;
--> statement-breakpoint
DROP VIEW IF EXISTS "evaluacion_proveedor";
--> statement-breakpoint
DROP VIEW IF EXISTS "lote_expirar";
--> statement-breakpoint
CREATE VIEW "evaluacion_proveedor" AS SELECT
  "evaluacion_proveedor_id"::bigint as "evaluacion_proveedor_id",
  "proveedor_id"::bigint as "proveedor_id",
  "razon_social"::text as "razon_social",
  "calificacion"::numeric(6, 1) as "calificacion",
  "cumplimiento_tiempo"::numeric(6, 1) as "cumplimiento_tiempo",
  "cumplimiento_cantidad"::numeric(6, 1) as "cumplimiento_cantidad",
  "canjes_atendidos"::numeric(6, 1) as "canjes_atendidos",
  "rechazos"::numeric(6, 1) as "rechazos",
  "entregas"::bigint as "entregas",
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
  select p.proveedor_id, p.razon_social, coalesce(r.entregas, 0) as entregas, coalesce(m.recibidas, 0) as canjes,
    100.0 * (coalesce(m.a_tiempo, 0) + coalesce(t.cumplidas, 0)) / nullif(coalesce(m.cambios, 0) + coalesce(t.citas, 0), 0) as tiempo,
    100.0 * b.entregadas / nullif(b.debidas, 0) as cantidad,
    100.0 * k.atendidas / nullif(k.piezas, 0) as canje,
    100.0 * (coalesce(r.rechazadas, 0) + coalesce(m.rechazadas, 0)) / nullif(coalesce(r.piezas, 0) + coalesce(m.piezas, 0) + coalesce(m.rechazadas, 0), 0) as rechazo
  from proveedor p
  left join recibido r on r.proveedor_id = p.proveedor_id
  left join cita t on t.proveedor_id = p.proveedor_id
  left join cambio m on m.proveedor_id = p.proveedor_id
  left join carta k on k.proveedor_id = p.proveedor_id
  left join debido b on b.proveedor_id = p.proveedor_id
  where p.activo
)
select proveedor_id as evaluacion_proveedor_id, proveedor_id, razon_social, entregas, canjes, round(tiempo, 1) as cumplimiento_tiempo, round(cantidad, 1) as cumplimiento_cantidad,
  round(canje, 1) as canjes_atendidos, round(rechazo, 1) as rechazos,
  (select round(avg(v), 1) from (values (tiempo), (cantidad), (canje), (100 - rechazo)) as x(v)) as calificacion
from partes
) AS filas;
--> statement-breakpoint
CREATE VIEW "lote_expirar" AS SELECT
  "lote_expirar_id"::bigint as "lote_expirar_id",
  "lote_id"::bigint as "lote_id",
  "insumo_clave"::text as "insumo_clave",
  "insumo_id"::bigint as "insumo_id",
  "nombre_generico"::text as "nombre_generico",
  "numero_lote"::text as "numero_lote",
  "caducidad"::date as "caducidad",
  "dias_para_caducar"::bigint as "dias_para_caducar",
  "semaforo"::text as "semaforo",
  "estatus_lote"::text as "estatus_lote",
  "almacen_id"::bigint as "almacen_id",
  "unidad_id"::bigint as "unidad_id",
  "jurisdiccion_id"::bigint as "jurisdiccion_id",
  "existencia"::bigint as "existencia",
  "libre"::bigint as "libre",
  "cpm"::numeric(12, 2) as "cpm",
  "meses_existencia"::numeric(12, 1) as "meses_existencia",
  "piezas_en_riesgo"::bigint as "piezas_en_riesgo",
  "importe_en_riesgo"::numeric(18, 4) as "importe_en_riesgo",
  "costo_unitario"::numeric(14, 4) as "costo_unitario",
  "proveedor_id"::bigint as "proveedor_id",
  "carta_canje_id"::bigint as "carta_canje_id",
  "con_carta"::boolean as "con_carta",
  "con_derecho"::boolean as "con_derecho",
  "vigencia_fecha"::date as "vigencia_fecha",
  "dias_derecho"::bigint as "dias_derecho",
  "piezas_con_derecho"::bigint as "piezas_con_derecho",
  "propuesta_cambio_id"::bigint as "propuesta_cambio_id",
  "propuesta_estatus"::text as "propuesta_estatus",
  "sugerencia"::text as "sugerencia",
  true as "activo",
  1 as "version",
  null::bigint as "creado_por",
  '2000-01-01T00:00:00.000Z'::timestamptz(3) as "fecha_creacion",
  null::bigint as "modificado_por",
  '2000-01-01T00:00:00.000Z'::timestamptz(3) as "fecha_modificacion",
  plano(coalesce("insumo_clave", '') || ' ' || coalesce("numero_lote", '') || ' ' || coalesce("nombre_generico", '')) as "busqueda"
FROM (
with con_carta as (
  select distinct k.almacen_id, k.insumo_id from carta_canje k where k.estatus in ('VIGENTE', 'EN_CANJE', 'APLICADA_PARCIAL')
), abierta as (
  select distinct on (d.lote_sale_id) d.lote_sale_id, d.propuesta_cambio_id, q.estatus
  from propuesta_cambio_detalle d join propuesta_cambio q on q.propuesta_cambio_id = d.propuesta_cambio_id
  where q.activo and q.estatus in ('ENVIADA', 'CONTRAPROPUESTA', 'ACEPTADA', 'EN_TRANSITO', 'RECIBIDA_PARCIAL')
  order by d.lote_sale_id, d.propuesta_cambio_id desc
), cerca as (
  select l.*, (now() at time zone u.zona_horaria)::date as dia, ic.cpm as cpm
  from lote l
  join unidad u on u.unidad_id = l.unidad_id
  left join insumo_configuracion ic on ic.almacen_id = l.almacen_id and ic.insumo_id = l.insumo_id and ic.activo
  left join con_carta cc on cc.almacen_id = l.almacen_id and cc.insumo_id = l.insumo_id
  where l.existencia > 0 and (l.caducidad <= (now() at time zone u.zona_horaria)::date + 181 or cc.insumo_id is not null and l.caducidad is not null)
), sumado as (
  select c.*, c.caducidad - c.dia as dias,
    sum(c.existencia) over fefo as piezas_hasta,
    greatest(0, floor(coalesce(c.cpm, 0)::double precision / 30.4 * greatest(0, c.caducidad - c.dia + 1)))::bigint as alcanza
  from cerca c
  window fefo as (partition by c.almacen_id, c.insumo_id, c.estatus = 'DISPONIBLE' order by c.caducidad, c.lote_id)
), usado as (
  select s.*, s.piezas_hasta + least(0, min(s.alcanza - s.piezas_hasta) over
    (partition by s.almacen_id, s.insumo_id, s.estatus = 'DISPONIBLE' order by s.caducidad, s.lote_id)) as usadas
  from sumado s
), riesgo as (
  select u.*, case when u.estatus = 'DISPONIBLE' then u.existencia - (u.usadas - lag(u.usadas, 1, 0::numeric) over
    (partition by u.almacen_id, u.insumo_id, u.estatus = 'DISPONIBLE' order by u.caducidad, u.lote_id))
    else u.existencia end as piezas_en_riesgo
  from usado u
), carta as (
  select r.*, k.vigencia_fecha, k.vigencia_fecha - r.dia as dias_derecho,
    coalesce(k.estatus in ('VIGENTE', 'EN_CANJE', 'APLICADA_PARCIAL') and k.vigencia_fecha >= r.dia and k.saldo > 0, false) as con_derecho,
    greatest(0, k.saldo - k.piezas_en_canje) as saldo_libre
  from riesgo r left join carta_canje k on k.carta_canje_id = r.carta_canje_id
)
select x.lote_id as lote_expirar_id, x.lote_id, x.almacen_id, x.unidad_id, x.jurisdiccion_id, x.insumo_id, x.insumo_clave,
  x.nombre_generico, x.numero_lote, x.caducidad, x.estatus as estatus_lote, x.dias as dias_para_caducar,
  case when x.dias < 0 then 'CADUCADO' when x.dias <= 90 then 'ROJO' when x.dias <= 180 then 'NARANJA'
    when x.dias <= 365 then 'AMARILLO' else 'VERDE' end as semaforo,
  x.existencia, x.existencia - x.reservada as libre, x.cpm,
  case when x.cpm > 0 then round(x.existencia / x.cpm, 1) end as meses_existencia,
  x.piezas_en_riesgo, round(x.piezas_en_riesgo * x.costo_unitario, 4) as importe_en_riesgo, x.costo_unitario,
  x.proveedor_id, x.carta_canje_id, x.carta_canje_id is not null as con_carta, x.con_derecho, x.vigencia_fecha,
  case when x.con_derecho then x.dias_derecho end as dias_derecho,
  case when x.con_derecho then least(x.existencia, x.saldo_libre) else 0 end as piezas_con_derecho,
  p.propuesta_cambio_id, p.estatus as propuesta_estatus,
  case when x.con_derecho and x.saldo_libre > 0 and x.piezas_en_riesgo > 0 then 'CANJE'
    when x.dias < 0 then 'BAJA'
    when x.piezas_en_riesgo = 0 then 'CONSUMIR_PRIMERO'
    when x.dias >= 15 then 'REDISTRIBUIR'
    when coalesce(x.cpm, 0) > 0 then 'CONSUMIR_PRIMERO'
    else 'BAJA' end as sugerencia
from carta x
left join abierta p on p.lote_sale_id = x.lote_id
where x.dias <= 180 or x.con_derecho
) AS filas;
