-- tablas: 0454404ebd54 → 6cc48d02f9b2
DROP VIEW IF EXISTS "entrega_proveedor";
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
