-- tablas: 7d5e09791c65 → 2a8b034fda94
DROP VIEW IF EXISTS "contrato_clave";
--> statement-breakpoint
DROP VIEW IF EXISTS "entrega_proveedor";
--> statement-breakpoint
DROP VIEW IF EXISTS "evaluacion_proveedor";
--> statement-breakpoint
DROP VIEW IF EXISTS "lote_expirar";
--> statement-breakpoint
DROP VIEW IF EXISTS "programa_seguimiento";
--> statement-breakpoint
DROP VIEW IF EXISTS "solicitud_agendada";
--> statement-breakpoint
ALTER TABLE "bitacora" DROP CONSTRAINT "bitacora_accion_check";
--> statement-breakpoint
DROP INDEX "intento_sesion_primer_fallo_idx";
--> statement-breakpoint
ALTER TABLE "codigo_acceso" ADD COLUMN "uso" text DEFAULT 'ACCESO' NOT NULL;
--> statement-breakpoint
ALTER TABLE "intento_sesion" ADD COLUMN "ultimo_fallo" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "intento_sesion" ADD CONSTRAINT "intento_sesion_ultimo_fallo_requerido" CHECK ("ultimo_fallo" IS NOT NULL) NOT VALID;
--> statement-breakpoint
ALTER TABLE "bitacora" ADD CONSTRAINT "bitacora_accion_check" CHECK ("accion" in ('CREAR', 'LEER', 'EDITAR', 'ELIMINAR', 'TRANSICION', 'EXPORTAR', 'IMPRIMIR', 'INICIO_SESION', 'CIERRE_SESION', 'SESION_FALLIDA', 'BLOQUEO', 'ACCESO_EMERGENCIA', 'SIMULACION', 'AVALAR')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "intento_sesion" DROP COLUMN "primer_fallo";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "intento_sesion_ultimo_fallo_idx" ON "intento_sesion" USING btree ("ultimo_fallo");
--> statement-breakpoint
ALTER TABLE "bitacora" VALIDATE CONSTRAINT "bitacora_accion_check";
--> statement-breakpoint
CREATE VIEW "contrato_clave" AS SELECT
  "contrato_clave_id"::bigint as "contrato_clave_id",
  "contrato_id"::bigint as "contrato_id",
  "proveedor_id"::bigint as "proveedor_id",
  "ejercicio"::bigint as "ejercicio",
  "vigencia_desde"::date as "vigencia_desde",
  "vigencia_hasta"::date as "vigencia_hasta",
  "insumo_clave"::text as "insumo_clave",
  "insumo_id"::bigint as "insumo_id",
  "cantidad_minima"::bigint as "cantidad_minima",
  "cantidad_maxima"::bigint as "cantidad_maxima",
  "precio"::numeric(14, 4) as "precio",
  "entregado"::bigint as "entregado",
  "falta_minimo"::bigint as "falta_minimo",
  "pendiente"::bigint as "pendiente",
  "avance"::numeric(9, 1) as "avance",
  "ultima_entrega"::date as "ultima_entrega",
  true as "activo",
  1 as "version",
  null::bigint as "creado_por",
  '2000-01-01T00:00:00.000Z'::timestamptz(3) as "fecha_creacion",
  null::bigint as "modificado_por",
  '2000-01-01T00:00:00.000Z'::timestamptz(3) as "fecha_modificacion",
  plano(coalesce("insumo_clave", '')) as "busqueda"
FROM (
select d.contrato_detalle_id as contrato_clave_id, c.contrato_id, c.proveedor_id, c.ejercicio, c.vigencia_desde, c.vigencia_hasta, d.insumo_id, i.clave as insumo_clave,
  d.cantidad_minima, d.cantidad_maxima, d.precio, coalesce(e.piezas, 0) as entregado,
  greatest(0, d.cantidad_minima - coalesce(e.piezas, 0)) as falta_minimo,
  greatest(0, d.cantidad_maxima - coalesce(e.piezas, 0)) as pendiente,
  round(100.0 * coalesce(e.piezas, 0) / d.cantidad_maxima, 1) as avance,
  e.ultima as ultima_entrega
from contrato_detalle d
join contrato c on c.contrato_id = d.contrato_id and c.activo
join insumo i on i.insumo_id = d.insumo_id
left join lateral (
  select sum(l.cantidad - coalesce(l.cantidad_rechazada, 0)) as piezas, max(r.fecha) as ultima
  from recepcion r join recepcion_detalle l on l.recepcion_id = r.recepcion_id
  where r.contrato_id = c.contrato_id and l.insumo_id = d.insumo_id and r.activo and r.estatus in ('ACEPTADA', 'ACEPTADA_PARCIAL')
) e on true
where d.activo
) AS filas;
--> statement-breakpoint
CREATE VIEW "entrega_proveedor" AS SELECT
  "entrega_proveedor_id"::bigint as "entrega_proveedor_id",
  "folio"::text as "folio",
  "remision"::text as "remision",
  "fecha"::date as "fecha",
  "estatus"::text as "estatus",
  "proveedor_id"::bigint as "proveedor_id",
  "contrato_id"::bigint as "contrato_id",
  "almacen_id"::bigint as "almacen_id",
  "unidad_id"::bigint as "unidad_id",
  "jurisdiccion_id"::bigint as "jurisdiccion_id",
  "insumo_id"::bigint as "insumo_id",
  "lote_id"::bigint as "lote_id",
  "marca"::text as "marca",
  "numero_lote"::text as "numero_lote",
  "caducidad"::date as "caducidad",
  "cantidad"::bigint as "cantidad",
  "aceptada"::bigint as "aceptada",
  "rechazada"::bigint as "rechazada",
  "motivo_rechazo"::text as "motivo_rechazo",
  "importe"::numeric(14, 4) as "importe",
  "dias_de_vida"::bigint as "dias_de_vida",
  true as "activo",
  1 as "version",
  null::bigint as "creado_por",
  '2000-01-01T00:00:00.000Z'::timestamptz(3) as "fecha_creacion",
  null::bigint as "modificado_por",
  '2000-01-01T00:00:00.000Z'::timestamptz(3) as "fecha_modificacion",
  plano(coalesce("folio", '') || ' ' || coalesce("remision", '') || ' ' || coalesce("numero_lote", '')) as "busqueda"
FROM (
select l.recepcion_detalle_id as entrega_proveedor_id, r.folio, r.remision, r.fecha, r.estatus, r.proveedor_id, r.contrato_id, r.almacen_id, r.unidad_id, r.jurisdiccion_id,
  l.insumo_id, l.lote_id, l.numero_lote, l.marca, l.caducidad, l.cantidad,
  case when r.estatus = 'RECHAZADA' then 0 else l.cantidad - coalesce(l.cantidad_rechazada, 0) end as aceptada,
  case when r.estatus = 'RECHAZADA' then l.cantidad else coalesce(l.cantidad_rechazada, 0) end as rechazada,
  coalesce(l.motivo_rechazo, r.motivo) as motivo_rechazo, l.importe,
  case when l.caducidad is not null then l.caducidad - r.fecha end as dias_de_vida
from recepcion r
join recepcion_detalle l on l.recepcion_id = r.recepcion_id
where r.activo and r.estatus in ('ACEPTADA', 'ACEPTADA_PARCIAL', 'RECHAZADA')
) AS filas;
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
--> statement-breakpoint
CREATE VIEW "programa_seguimiento" AS SELECT
  "programa_seguimiento_id"::bigint as "programa_seguimiento_id",
  "programa_inscripcion_id"::bigint as "programa_inscripcion_id",
  "paciente_id"::bigint as "paciente_id",
  "nombre_completo"::text as "nombre_completo",
  "nombre_programa"::text as "nombre_programa",
  "programa_id"::bigint as "programa_id",
  "seguimiento"::text as "seguimiento",
  "proxima_cita"::date as "proxima_cita",
  "dias_vencida"::bigint as "dias_vencida",
  "ultima_consulta"::date as "ultima_consulta",
  "unidad_id"::bigint as "unidad_id",
  "jurisdiccion_id"::bigint as "jurisdiccion_id",
  "estatus"::text as "estatus",
  "fecha"::date as "fecha",
  "fecha_salida"::date as "fecha_salida",
  "evento_id"::bigint as "evento_id",
  true as "activo",
  1 as "version",
  null::bigint as "creado_por",
  '2000-01-01T00:00:00.000Z'::timestamptz(3) as "fecha_creacion",
  null::bigint as "modificado_por",
  '2000-01-01T00:00:00.000Z'::timestamptz(3) as "fecha_modificacion",
  plano(coalesce("nombre_completo", '')) as "busqueda"
FROM (
with hoy as (
  select e.*, u.zona_horaria, (now() at time zone u.zona_horaria)::date as dia
  from programa_inscripcion e join unidad u on u.unidad_id = e.unidad_id
), seguida as (
  select h.*, k.fecha as ultima_consulta, v.evento_id, v.fecha as fecha_evento, case when h.estatus = 'ACTIVO' then coalesce(v.fecha,
    greatest(case when k.fecha is null or h.proxima_cita > k.fecha then h.proxima_cita end, k.proxima_cita), w.fecha) end as debida
  from hoy h
  join programa g on g.programa_id = h.programa_id
  left join lateral (
    select (c.fecha_hora at time zone h.zona_horaria)::date as fecha, c.proxima_cita from consulta c
    where c.paciente_id in (select h.paciente_id union all select q.paciente_id from paciente q where q.fusionado_en_id = h.paciente_id)
      and c.estatus = 'FIRMADA' and c.activo and (c.fecha_hora at time zone h.zona_horaria)::date between h.fecha and coalesce(h.fecha_salida, h.dia)
      and (coalesce(jsonb_array_length(g.diagnostico_ids), 0) = 0
        or exists (select 1 from consulta_diagnostico d where d.consulta_id = c.consulta_id and g.diagnostico_ids @> to_jsonb(d.diagnostico_id)))
    order by c.fecha_hora desc, c.consulta_id desc limit 1
  ) k on true
  left join lateral (
    select a.evento_id, a.fecha from evento a
    where a.paciente_id in (select h.paciente_id union all select q.paciente_id from paciente q where q.fusionado_en_id = h.paciente_id)
      and a.unidad_id = h.unidad_id and a.activo and a.estatus in ('PROGRAMADA', 'AUTORIZADA', 'EN_CURSO') and a.fecha >= h.dia
    order by a.inicio, a.evento_id limit 1
  ) v on h.estatus = 'ACTIVO'
  left join lateral (
    select a.fecha from evento a
    where a.paciente_id in (select h.paciente_id union all select q.paciente_id from paciente q where q.fusionado_en_id = h.paciente_id)
      and a.unidad_id = h.unidad_id and a.activo and a.estatus = 'NO_SE_PRESENTO' and a.fecha >= h.fecha and a.fecha > coalesce(k.fecha, h.fecha - 1)
    order by a.inicio desc, a.evento_id desc limit 1
  ) w on h.estatus = 'ACTIVO'
)
select s.programa_inscripcion_id as programa_seguimiento_id, s.programa_inscripcion_id, s.programa_id, s.nombre_programa, n.paciente_id,
  concat_ws(' ', h.nombre, h.primer_apellido, h.segundo_apellido) as nombre_completo, s.unidad_id, s.jurisdiccion_id, s.estatus, s.fecha,
  s.ultima_consulta, s.debida as proxima_cita, s.evento_id,
  case when s.estatus <> 'ACTIVO' then null when s.evento_id is not null then 'AGENDADA' when s.debida is null then 'SIN_FECHA'
    when s.debida < s.dia then 'VENCIDA' else 'PENDIENTE' end as seguimiento,
  case when s.estatus = 'ACTIVO' and s.evento_id is null and s.debida < s.dia then s.dia - s.debida end as dias_vencida, s.fecha_salida
from seguida s
join paciente p on p.paciente_id = s.paciente_id
join paciente n on n.paciente_id = coalesce(p.fusionado_en_id, p.paciente_id)
join persona h on h.persona_id = n.persona_id
) AS filas;
--> statement-breakpoint
CREATE VIEW "solicitud_agendada" AS SELECT
  "solicitud_agendada_id"::bigint as "solicitud_agendada_id",
  "folio"::text as "folio",
  "solicitud_id"::bigint as "solicitud_id",
  "evento_id"::bigint as "evento_id",
  "inicio"::timestamptz(3) as "inicio",
  "fin"::timestamptz(3) as "fin",
  "fecha"::date as "fecha",
  "anden"::text as "anden",
  "estatus_evento"::text as "estatus_evento",
  "estatus_solicitud"::text as "estatus_solicitud",
  "unidad_solicitante_id"::bigint as "unidad_solicitante_id",
  "almacen_solicitante_id"::bigint as "almacen_solicitante_id",
  "almacen_surtidor_id"::bigint as "almacen_surtidor_id",
  "unidad_surtidora_id"::bigint as "unidad_surtidora_id",
  "jurisdiccion_id"::bigint as "jurisdiccion_id",
  "claves"::bigint as "claves",
  "piezas"::bigint as "piezas",
  "cajas"::bigint as "cajas",
  "tarimas"::bigint as "tarimas",
  true as "activo",
  1 as "version",
  null::bigint as "creado_por",
  '2000-01-01T00:00:00.000Z'::timestamptz(3) as "fecha_creacion",
  null::bigint as "modificado_por",
  '2000-01-01T00:00:00.000Z'::timestamptz(3) as "fecha_modificacion",
  plano(coalesce("folio", '')) as "busqueda"
FROM (
select e.evento_id as solicitud_agendada_id, e.evento_id, s.solicitud_id, s.folio, e.inicio, e.fin, e.fecha, e.anden, e.estatus as estatus_evento,
  s.estatus as estatus_solicitud, s.unidad_solicitante_id, s.almacen_solicitante_id, s.almacen_surtidor_id, s.unidad_surtidora_id,
  s.jurisdiccion_id, s.claves, coalesce(s.piezas_autorizadas, s.piezas_solicitadas) as piezas, e.cajas, e.tarimas
from evento e join solicitud s on s.solicitud_id = e.solicitud_id
where e.activo and s.activo and e.tipo = 'ENTREGA_SOLICITUD' and e.estatus <> 'REPROGRAMADA'
) AS filas;
