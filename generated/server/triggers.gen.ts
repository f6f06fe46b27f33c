// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

interface Trigger {
  /** The table that it stands on. */
  readonly table: string;
  readonly create: readonly string[];
  readonly drop: readonly string[];
  /** What makes the rows of what was there before it. */
  readonly fill?: readonly string[];
  /** It is no trigger: the whole of `table` is a view. */
  readonly view?: true;
}

/** The triggers and exclusion constraints of the tables, by `table.trigger`, and the views. */
export const TRIGGERS: Readonly<Record<string, Trigger>> = {
  'acceso_emergencia.esquema_acceso_emergencia_paciente_id_fusion': {
    table: 'acceso_emergencia',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_acceso_emergencia_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_acceso_emergencia_paciente_id_fusion" before insert ON "acceso_emergencia" FOR EACH ROW EXECUTE FUNCTION "esquema_acceso_emergencia_paciente_id_fusion"();`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_acceso_emergencia_paciente_id_fusion" ON "acceso_emergencia";`,
      `DROP FUNCTION IF EXISTS "esquema_acceso_emergencia_paciente_id_fusion"();`,
    ],
  },
  'adenda.esquema_adenda_paciente_id_fusion': {
    table: 'adenda',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_adenda_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_adenda_paciente_id_fusion" before insert ON "adenda" FOR EACH ROW EXECUTE FUNCTION "esquema_adenda_paciente_id_fusion"();`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_adenda_paciente_id_fusion" ON "adenda";`,
      `DROP FUNCTION IF EXISTS "esquema_adenda_paciente_id_fusion"();`,
    ],
  },
  'consulta.esquema_consulta_paciente_id_fusion': {
    table: 'consulta',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_consulta_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_consulta_paciente_id_fusion" before insert ON "consulta" FOR EACH ROW EXECUTE FUNCTION "esquema_consulta_paciente_id_fusion"();`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_consulta_paciente_id_fusion" ON "consulta";`,
      `DROP FUNCTION IF EXISTS "esquema_consulta_paciente_id_fusion"();`,
    ],
  },
  'consulta.esquema_consulta_firmado': {
    table: 'consulta',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_consulta_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if old."firma_hash" is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."visita_id", old."signos_id", old."unidad_id", old."nucleo_id", old."tipo", old."motivo_consulta", old."padecimiento_actual", old."exploracion_fisica", old."resultados_relevantes", old."pronostico", old."tratamiento_indicaciones", old."proxima_cita", old."proxima_cita_inicio", old."incapacidad_dias", old."referencia", old."firmada_por_id", old."firma_nombre", old."firma_cedula", old."fecha_firma", old."firma_hash", old."activo") is distinct from (new."visita_id", new."signos_id", new."unidad_id", new."nucleo_id", new."tipo", new."motivo_consulta", new."padecimiento_actual", new."exploracion_fisica", new."resultados_relevantes", new."pronostico", new."tratamiento_indicaciones", new."proxima_cita", new."proxima_cita_inicio", new."incapacidad_dias", new."referencia", new."firmada_por_id", new."firma_nombre", new."firma_cedula", new."fecha_firma", new."firma_hash", new."activo") or (old."paciente_id" is distinct from new."paciente_id" and not exists (select from "paciente" t where (t."paciente_id", t."fusionado_en_id") in ((old."paciente_id", new."paciente_id"), (new."paciente_id", old."paciente_id")))) then
    raise exception 'consulta: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'consulta', constraint = 'esquema_consulta_firmado';
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_consulta_firmado" before update or delete ON "consulta" FOR EACH ROW EXECUTE FUNCTION "esquema_consulta_firmado"();`,
      `ALTER TABLE "consulta" ENABLE ALWAYS TRIGGER "esquema_consulta_firmado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_consulta_firmado" ON "consulta";`,
      `DROP FUNCTION IF EXISTS "esquema_consulta_firmado"();`,
    ],
  },
  'consulta_diagnostico.esquema_consulta_diagnostico_firmado': {
    table: 'consulta_diagnostico',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_consulta_diagnostico_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and (old."consulta_id", old."orden", old."diagnostico_id", old."tipo", old."primera_vez", old."nota") is not distinct from (new."consulta_id", new."orden", new."diagnostico_id", new."tipo", new."primera_vez", new."nota") then
    return new;
  end if;
  if (tg_op <> 'INSERT' and exists (select from "consulta" d where d."consulta_id" = old."consulta_id" and d."firma_hash" is not null)) or (tg_op <> 'DELETE' and exists (select from "consulta" d where d."consulta_id" = new."consulta_id" and d."firma_hash" is not null)) then
    raise exception 'consulta_diagnostico: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'consulta_diagnostico', constraint = 'esquema_consulta_diagnostico_firmado';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;`,
      `CREATE TRIGGER "esquema_consulta_diagnostico_firmado" before insert or update or delete ON "consulta_diagnostico" FOR EACH ROW EXECUTE FUNCTION "esquema_consulta_diagnostico_firmado"();`,
      `ALTER TABLE "consulta_diagnostico" ENABLE ALWAYS TRIGGER "esquema_consulta_diagnostico_firmado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_consulta_diagnostico_firmado" ON "consulta_diagnostico";`,
      `DROP FUNCTION IF EXISTS "esquema_consulta_diagnostico_firmado"();`,
    ],
  },
  'consulta.esquema_consulta_vaciado': {
    table: 'consulta',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_consulta_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from "consulta" where "firma_hash" is not null) then
    raise exception 'consulta: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'consulta', constraint = 'esquema_consulta_vaciado';
  end if;
  return null;
end
$$;`,
      `CREATE TRIGGER "esquema_consulta_vaciado" before truncate ON "consulta" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_consulta_vaciado"();`,
      `ALTER TABLE "consulta" ENABLE ALWAYS TRIGGER "esquema_consulta_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_consulta_vaciado" ON "consulta";`,
      `DROP FUNCTION IF EXISTS "esquema_consulta_vaciado"();`,
    ],
  },
  'consulta_diagnostico.esquema_consulta_diagnostico_vaciado': {
    table: 'consulta_diagnostico',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_consulta_diagnostico_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from "consulta" where "firma_hash" is not null) then
    raise exception 'consulta_diagnostico: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'consulta_diagnostico', constraint = 'esquema_consulta_diagnostico_vaciado';
  end if;
  return null;
end
$$;`,
      `CREATE TRIGGER "esquema_consulta_diagnostico_vaciado" before truncate ON "consulta_diagnostico" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_consulta_diagnostico_vaciado"();`,
      `ALTER TABLE "consulta_diagnostico" ENABLE ALWAYS TRIGGER "esquema_consulta_diagnostico_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_consulta_diagnostico_vaciado" ON "consulta_diagnostico";`,
      `DROP FUNCTION IF EXISTS "esquema_consulta_diagnostico_vaciado"();`,
    ],
  },
  'contrato_clave.vista': {
    table: 'contrato_clave',
    create: [
      `CREATE VIEW "contrato_clave" AS SELECT
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
) AS filas;`,
    ],
    drop: [`DROP VIEW IF EXISTS "contrato_clave";`],
    view: true,
  },
  'defuncion.esquema_defuncion_paciente_id_fusion': {
    table: 'defuncion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_defuncion_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_defuncion_paciente_id_fusion" before insert ON "defuncion" FOR EACH ROW EXECUTE FUNCTION "esquema_defuncion_paciente_id_fusion"();`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_defuncion_paciente_id_fusion" ON "defuncion";`,
      `DROP FUNCTION IF EXISTS "esquema_defuncion_paciente_id_fusion"();`,
    ],
  },
  'demanda_insatisfecha.esquema_demanda_insatisfecha_inmutable': {
    table: 'demanda_insatisfecha',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_demanda_insatisfecha_inmutable"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'demanda_insatisfecha: las filas de este libro solo se agregan, no se modifican ni se borran.'
    using errcode = 'restrict_violation', table = 'demanda_insatisfecha', constraint = 'esquema_demanda_insatisfecha_inmutable';
end
$$;`,
      `CREATE TRIGGER "esquema_demanda_insatisfecha_inmutable" before update or delete or truncate ON "demanda_insatisfecha" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_demanda_insatisfecha_inmutable"();`,
      `ALTER TABLE "demanda_insatisfecha" ENABLE ALWAYS TRIGGER "esquema_demanda_insatisfecha_inmutable";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_demanda_insatisfecha_inmutable" ON "demanda_insatisfecha";`,
      `DROP FUNCTION IF EXISTS "esquema_demanda_insatisfecha_inmutable"();`,
    ],
  },
  'demanda_insatisfecha.esquema_demanda_insatisfecha_sucesion': {
    table: 'demanda_insatisfecha',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_demanda_insatisfecha_sucesion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  numero bigint;
begin
  select a."consecutivo" into numero from "demanda_insatisfecha" a
    where a."almacen_id" = new."almacen_id" and a."insumo_id" = new."insumo_id" and a."consecutivo" is not null order by a."consecutivo" desc limit 1;
  numero := coalesce(numero, 0) + 1;
  if new."consecutivo" is distinct from numero then
    raise exception 'demanda_insatisfecha: consecutivo debía ser %, sin huecos ni repeticiones, y es %.', numero, new."consecutivo"
      using errcode = 'check_violation', table = 'demanda_insatisfecha', constraint = 'esquema_demanda_insatisfecha_sucesion';
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_demanda_insatisfecha_sucesion" before insert ON "demanda_insatisfecha" FOR EACH ROW EXECUTE FUNCTION "esquema_demanda_insatisfecha_sucesion"();`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_demanda_insatisfecha_sucesion" ON "demanda_insatisfecha";`,
      `DROP FUNCTION IF EXISTS "esquema_demanda_insatisfecha_sucesion"();`,
    ],
  },
  'devolucion_orden_cargo.esquema_devolucion_orden_cargo_paciente_id_fusion': {
    table: 'devolucion_orden_cargo',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_devolucion_orden_cargo_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_devolucion_orden_cargo_paciente_id_fusion" before insert ON "devolucion_orden_cargo" FOR EACH ROW EXECUTE FUNCTION "esquema_devolucion_orden_cargo_paciente_id_fusion"();`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_devolucion_orden_cargo_paciente_id_fusion" ON "devolucion_orden_cargo";`,
      `DROP FUNCTION IF EXISTS "esquema_devolucion_orden_cargo_paciente_id_fusion"();`,
    ],
  },
  'entrega_proveedor.vista': {
    table: 'entrega_proveedor',
    create: [
      `CREATE VIEW "entrega_proveedor" AS SELECT
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
) AS filas;`,
    ],
    drop: [`DROP VIEW IF EXISTS "entrega_proveedor";`],
    view: true,
  },
  'entrega_turno.esquema_entrega_turno_firmado': {
    table: 'entrega_turno',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_entrega_turno_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if old."firma_hash" is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."servicio_id", old."fecha", old."turno", old."observaciones", old."recibe_id", old."quien_recibe", old."firmada_por_id", old."firma_nombre", old."firma_cedula", old."fecha_firma", old."firma_hash", old."activo") is distinct from (new."servicio_id", new."fecha", new."turno", new."observaciones", new."recibe_id", new."quien_recibe", new."firmada_por_id", new."firma_nombre", new."firma_cedula", new."fecha_firma", new."firma_hash", new."activo") then
    raise exception 'entrega_turno: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'entrega_turno', constraint = 'esquema_entrega_turno_firmado';
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_entrega_turno_firmado" before update or delete ON "entrega_turno" FOR EACH ROW EXECUTE FUNCTION "esquema_entrega_turno_firmado"();`,
      `ALTER TABLE "entrega_turno" ENABLE ALWAYS TRIGGER "esquema_entrega_turno_firmado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_entrega_turno_firmado" ON "entrega_turno";`,
      `DROP FUNCTION IF EXISTS "esquema_entrega_turno_firmado"();`,
    ],
  },
  'entrega_turno_paciente.esquema_entrega_turno_paciente_firmado': {
    table: 'entrega_turno_paciente',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_entrega_turno_paciente_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and (old."entrega_turno_id", old."orden", old."hospitalizacion_id", old."paciente_id", old."cama_numero", old."diagnostico", old."dias", old."news2", old."news2_antes", old."alergias", old."aislamiento", old."accesos", old."dosis_dadas", old."ingresos_ml", old."egresos_ml", old."hallazgos", old."recomendacion") is not distinct from (new."entrega_turno_id", new."orden", new."hospitalizacion_id", new."paciente_id", new."cama_numero", new."diagnostico", new."dias", new."news2", new."news2_antes", new."alergias", new."aislamiento", new."accesos", new."dosis_dadas", new."ingresos_ml", new."egresos_ml", new."hallazgos", new."recomendacion") then
    return new;
  end if;
  if (tg_op <> 'INSERT' and exists (select from "entrega_turno" d where d."entrega_turno_id" = old."entrega_turno_id" and d."firma_hash" is not null)) or (tg_op <> 'DELETE' and exists (select from "entrega_turno" d where d."entrega_turno_id" = new."entrega_turno_id" and d."firma_hash" is not null)) then
    raise exception 'entrega_turno_paciente: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'entrega_turno_paciente', constraint = 'esquema_entrega_turno_paciente_firmado';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;`,
      `CREATE TRIGGER "esquema_entrega_turno_paciente_firmado" before insert or update or delete ON "entrega_turno_paciente" FOR EACH ROW EXECUTE FUNCTION "esquema_entrega_turno_paciente_firmado"();`,
      `ALTER TABLE "entrega_turno_paciente" ENABLE ALWAYS TRIGGER "esquema_entrega_turno_paciente_firmado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_entrega_turno_paciente_firmado" ON "entrega_turno_paciente";`,
      `DROP FUNCTION IF EXISTS "esquema_entrega_turno_paciente_firmado"();`,
    ],
  },
  'entrega_turno.esquema_entrega_turno_vaciado': {
    table: 'entrega_turno',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_entrega_turno_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from "entrega_turno" where "firma_hash" is not null) then
    raise exception 'entrega_turno: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'entrega_turno', constraint = 'esquema_entrega_turno_vaciado';
  end if;
  return null;
end
$$;`,
      `CREATE TRIGGER "esquema_entrega_turno_vaciado" before truncate ON "entrega_turno" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_entrega_turno_vaciado"();`,
      `ALTER TABLE "entrega_turno" ENABLE ALWAYS TRIGGER "esquema_entrega_turno_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_entrega_turno_vaciado" ON "entrega_turno";`,
      `DROP FUNCTION IF EXISTS "esquema_entrega_turno_vaciado"();`,
    ],
  },
  'entrega_turno_paciente.esquema_entrega_turno_paciente_vaciado': {
    table: 'entrega_turno_paciente',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_entrega_turno_paciente_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from "entrega_turno" where "firma_hash" is not null) then
    raise exception 'entrega_turno_paciente: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'entrega_turno_paciente', constraint = 'esquema_entrega_turno_paciente_vaciado';
  end if;
  return null;
end
$$;`,
      `CREATE TRIGGER "esquema_entrega_turno_paciente_vaciado" before truncate ON "entrega_turno_paciente" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_entrega_turno_paciente_vaciado"();`,
      `ALTER TABLE "entrega_turno_paciente" ENABLE ALWAYS TRIGGER "esquema_entrega_turno_paciente_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_entrega_turno_paciente_vaciado" ON "entrega_turno_paciente";`,
      `DROP FUNCTION IF EXISTS "esquema_entrega_turno_paciente_vaciado"();`,
    ],
  },
  'evaluacion_proveedor.vista': {
    table: 'evaluacion_proveedor',
    create: [
      `CREATE VIEW "evaluacion_proveedor" AS SELECT
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
) AS filas;`,
    ],
    drop: [`DROP VIEW IF EXISTS "evaluacion_proveedor";`],
    view: true,
  },
  'evento.esquema_evento_paciente_id_fusion': {
    table: 'evento',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_evento_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_evento_paciente_id_fusion" before insert ON "evento" FOR EACH ROW EXECUTE FUNCTION "esquema_evento_paciente_id_fusion"();`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_evento_paciente_id_fusion" ON "evento";`,
      `DROP FUNCTION IF EXISTS "esquema_evento_paciente_id_fusion"();`,
    ],
  },
  'hospitalizacion.esquema_hospitalizacion_paciente_id_fusion': {
    table: 'hospitalizacion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_hospitalizacion_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_hospitalizacion_paciente_id_fusion" before insert ON "hospitalizacion" FOR EACH ROW EXECUTE FUNCTION "esquema_hospitalizacion_paciente_id_fusion"();`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_hospitalizacion_paciente_id_fusion" ON "hospitalizacion";`,
      `DROP FUNCTION IF EXISTS "esquema_hospitalizacion_paciente_id_fusion"();`,
    ],
  },
  'hospitalizacion.esquema_hospitalizacion_pacienteId_exclusivo': {
    table: 'hospitalizacion',
    create: [
      `CREATE EXTENSION IF NOT EXISTS btree_gist;`,
      `ALTER TABLE "hospitalizacion" ADD CONSTRAINT "esquema_hospitalizacion_pacienteId_exclusivo" EXCLUDE USING gist ("paciente_id" WITH =, tstzrange("fecha_ingreso", "fecha_egreso") WITH &&) WHERE ("activo" AND "fecha_ingreso" IS NOT NULL);`,
    ],
    drop: [`ALTER TABLE "hospitalizacion" DROP CONSTRAINT IF EXISTS "esquema_hospitalizacion_pacienteId_exclusivo";`],
  },
  'indicacion.esquema_indicacion_paciente_id_fusion': {
    table: 'indicacion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_indicacion_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_indicacion_paciente_id_fusion" before insert ON "indicacion" FOR EACH ROW EXECUTE FUNCTION "esquema_indicacion_paciente_id_fusion"();`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_indicacion_paciente_id_fusion" ON "indicacion";`,
      `DROP FUNCTION IF EXISTS "esquema_indicacion_paciente_id_fusion"();`,
    ],
  },
  'insumo.esquema_insumo_sustituto_ids_mutuo': {
    table: 'insumo',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_insumo_sustituto_ids_mutuo"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_antes jsonb := '[]';
  v_ahora jsonb := '[]';
  v_clave jsonb;
  v_quien bigint;
  v_otros bigint[];
begin
  if tg_op <> 'INSERT' then
    v_antes := coalesce(old."sustituto_ids", '[]');
    v_clave := to_jsonb(old."insumo_id");
    v_quien := old."modificado_por";
  end if;
  if tg_op <> 'DELETE' then
    v_ahora := coalesce(new."sustituto_ids", '[]');
    v_clave := to_jsonb(new."insumo_id");
    v_quien := new."modificado_por";
  end if;
  if v_antes = v_ahora then
    return null;
  end if;
  v_otros := array(select s."insumo_id" from "insumo" s where s."insumo_id" in (select e::bigint from jsonb_array_elements_text(v_antes || v_ahora) e)
    and (v_antes @> to_jsonb(s."insumo_id")) <> (v_ahora @> to_jsonb(s."insumo_id")) and to_jsonb(s."insumo_id") <> v_clave order by s."insumo_id" for update);
  update "insumo" s set "sustituto_ids" = coalesce(s."sustituto_ids", '[]') || v_clave, "version" = s."version" + 1, "modificado_por" = v_quien, "fecha_modificacion" = now()
    where s."insumo_id" = any (v_otros) and v_ahora @> to_jsonb(s."insumo_id") and not coalesce(s."sustituto_ids", '[]') @> v_clave;
  update "insumo" s set "sustituto_ids" = (select coalesce(jsonb_agg(e order by n), '[]') from jsonb_array_elements(s."sustituto_ids") with ordinality as t(e, n) where e <> v_clave), "version" = s."version" + 1, "modificado_por" = v_quien, "fecha_modificacion" = now()
    where s."insumo_id" = any (v_otros) and v_antes @> to_jsonb(s."insumo_id") and coalesce(s."sustituto_ids", '[]') @> v_clave;
  if exists (select from "insumo" s where s."insumo_id" = any (v_otros) and jsonb_array_length(coalesce(s."sustituto_ids", '[]')) > 20) then
    raise exception 'insumo: sustituto_ids de otra fila ya tiene 20, que son los que caben.'
      using errcode = 'check_violation', table = 'insumo', constraint = 'insumo_sustituto_ids_mutuo';
  end if;
  return null;
end
$$;`,
      `CREATE TRIGGER "esquema_insumo_sustituto_ids_mutuo" after insert or update of "sustituto_ids" or delete ON "insumo" FOR EACH ROW EXECUTE FUNCTION "esquema_insumo_sustituto_ids_mutuo"();`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_insumo_sustituto_ids_mutuo" ON "insumo";`,
      `DROP FUNCTION IF EXISTS "esquema_insumo_sustituto_ids_mutuo"();`,
    ],
    fill: [
      `UPDATE "insumo" s SET "sustituto_ids" = coalesce(s."sustituto_ids", '[]') || m.faltan, "version" = s."version" + 1, "fecha_modificacion" = now()
    from (select b."insumo_id" as otro, jsonb_agg(to_jsonb(a."insumo_id") order by a."insumo_id") as faltan
      from "insumo" a cross join lateral jsonb_array_elements_text(coalesce(a."sustituto_ids", '[]')) e join "insumo" b on b."insumo_id" = e::bigint
      where a."insumo_id" <> b."insumo_id" and not coalesce(b."sustituto_ids", '[]') @> to_jsonb(a."insumo_id") group by b."insumo_id") m
    where s."insumo_id" = m.otro;`,
    ],
  },
  'insumo_configuracion.esquema_inventario_sigue_insumo_configuracion': {
    table: 'insumo_configuracion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_inventario_sigue_insumo_configuracion"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and (new."almacen_id", new."insumo_id", new."minimo", new."punto_reorden", new."maximo", new."fondo_fijo", new."unidad_id", new."jurisdiccion_id", new."insumo_clave", new."nombre_generico", new."activo") is not distinct from (old."almacen_id", old."insumo_id", old."minimo", old."punto_reorden", old."maximo", old."fondo_fijo", old."unidad_id", old."jurisdiccion_id", old."insumo_clave", old."nombre_generico", old."activo") then
    return null;
  end if;
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and (new."almacen_id", new."insumo_id") is distinct from (old."almacen_id", old."insumo_id")) then
    update "inventario" s set "minimo" = null, "punto_reorden" = null, "maximo" = null, "fondo_fijo" = null,
      "version" = s."version" + 1, "modificado_por" = old."modificado_por", "fecha_modificacion" = now()
      where s."almacen_id" = old."almacen_id" and s."insumo_id" = old."insumo_id" and (s."minimo" is not null or s."punto_reorden" is not null or s."maximo" is not null or s."fondo_fijo" is not null);
  end if;
  if tg_op = 'DELETE' or not (new."almacen_id" is not null and new."insumo_id" is not null) then
    return null;
  end if;
  INSERT INTO "inventario" as s ("almacen_id", "insumo_id", "minimo", "punto_reorden", "maximo", "fondo_fijo", "unidad_id", "jurisdiccion_id", "insumo_clave", "nombre_generico", "creado_por", "modificado_por")
    select new."almacen_id", new."insumo_id", case when new."activo" then new."minimo" end, case when new."activo" then new."punto_reorden" end, case when new."activo" then new."maximo" end, case when new."activo" then new."fondo_fijo" end, new."unidad_id", new."jurisdiccion_id", new."insumo_clave", new."nombre_generico", new."modificado_por", new."modificado_por"
    on conflict ("almacen_id", "insumo_id") do update set "minimo" = excluded."minimo", "punto_reorden" = excluded."punto_reorden", "maximo" = excluded."maximo", "fondo_fijo" = excluded."fondo_fijo", "unidad_id" = excluded."unidad_id", "jurisdiccion_id" = excluded."jurisdiccion_id", "insumo_clave" = excluded."insumo_clave", "nombre_generico" = excluded."nombre_generico",
      "version" = s."version" + 1, "modificado_por" = excluded."modificado_por", "fecha_modificacion" = now()
    where (s."minimo", s."punto_reorden", s."maximo", s."fondo_fijo", s."unidad_id", s."jurisdiccion_id", s."insumo_clave", s."nombre_generico") is distinct from (excluded."minimo", excluded."punto_reorden", excluded."maximo", excluded."fondo_fijo", excluded."unidad_id", excluded."jurisdiccion_id", excluded."insumo_clave", excluded."nombre_generico");
  return null;
end
$$;`,
      `CREATE TRIGGER "esquema_inventario_sigue_insumo_configuracion" after insert or update or delete ON "insumo_configuracion" FOR EACH ROW EXECUTE FUNCTION "esquema_inventario_sigue_insumo_configuracion"();`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_inventario_sigue_insumo_configuracion" ON "insumo_configuracion";`,
      `DROP FUNCTION IF EXISTS "esquema_inventario_sigue_insumo_configuracion"();`,
    ],
    fill: [
      `INSERT INTO "inventario" as s ("almacen_id", "insumo_id", "minimo", "punto_reorden", "maximo", "fondo_fijo", "unidad_id", "jurisdiccion_id", "insumo_clave", "nombre_generico", "creado_por", "modificado_por")
    select o."almacen_id", o."insumo_id", case when o."activo" then o."minimo" end, case when o."activo" then o."punto_reorden" end, case when o."activo" then o."maximo" end, case when o."activo" then o."fondo_fijo" end, o."unidad_id", o."jurisdiccion_id", o."insumo_clave", o."nombre_generico", o."modificado_por", o."modificado_por" from "insumo_configuracion" o where o."almacen_id" is not null and o."insumo_id" is not null
    on conflict ("almacen_id", "insumo_id") do update set "minimo" = excluded."minimo", "punto_reorden" = excluded."punto_reorden", "maximo" = excluded."maximo", "fondo_fijo" = excluded."fondo_fijo", "unidad_id" = excluded."unidad_id", "jurisdiccion_id" = excluded."jurisdiccion_id", "insumo_clave" = excluded."insumo_clave", "nombre_generico" = excluded."nombre_generico",
      "version" = s."version" + 1, "modificado_por" = excluded."modificado_por", "fecha_modificacion" = now()
    where (s."minimo", s."punto_reorden", s."maximo", s."fondo_fijo", s."unidad_id", s."jurisdiccion_id", s."insumo_clave", s."nombre_generico") is distinct from (excluded."minimo", excluded."punto_reorden", excluded."maximo", excluded."fondo_fijo", excluded."unidad_id", excluded."jurisdiccion_id", excluded."insumo_clave", excluded."nombre_generico");`,
    ],
  },
  'kardex.esquema_kardex_inmutable': {
    table: 'kardex',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_kardex_inmutable"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'kardex: las filas de este libro solo se agregan, no se modifican ni se borran.'
    using errcode = 'restrict_violation', table = 'kardex', constraint = 'esquema_kardex_inmutable';
end
$$;`,
      `CREATE TRIGGER "esquema_kardex_inmutable" before update or delete or truncate ON "kardex" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_kardex_inmutable"();`,
      `ALTER TABLE "kardex" ENABLE ALWAYS TRIGGER "esquema_kardex_inmutable";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_kardex_inmutable" ON "kardex";`,
      `DROP FUNCTION IF EXISTS "esquema_kardex_inmutable"();`,
    ],
  },
  'kardex.esquema_kardex_sucesion': {
    table: 'kardex',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_kardex_sucesion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  numero bigint;
  saldo bigint;
begin
  select a."consecutivo", a."saldo_insumo" into numero, saldo from "kardex" a
    where a."almacen_id" = new."almacen_id" and a."insumo_id" = new."insumo_id" and a."consecutivo" is not null order by a."consecutivo" desc limit 1;
  numero := coalesce(numero, 0) + 1;
  if new."consecutivo" is distinct from numero then
    raise exception 'kardex: consecutivo debía ser %, sin huecos ni repeticiones, y es %.', numero, new."consecutivo"
      using errcode = 'check_violation', table = 'kardex', constraint = 'esquema_kardex_sucesion';
  end if;
  saldo := coalesce(saldo, 0) + new."entrada" - new."salida";
  if new."saldo_insumo" is distinct from saldo then
    raise exception 'kardex: saldo_insumo debía ser % (el de la fila anterior, más entrada, menos salida), y es %.', saldo, new."saldo_insumo"
      using errcode = 'check_violation', table = 'kardex', constraint = 'esquema_kardex_sucesion';
  end if;
  if new."reversa_de_id" is not null and (new."reversa_de_id" = new."kardex_id"
    or exists (select from "kardex" a where a."kardex_id" = new."reversa_de_id" and a."reversa_de_id" is not null)
    or exists (select from "kardex" a where a."reversa_de_id" = new."kardex_id")) then
    raise exception 'kardex: una fila que revierte a otra no se revierte (reversa_de_id %).', new."reversa_de_id"
      using errcode = 'restrict_violation', table = 'kardex', constraint = 'esquema_kardex_sucesion';
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_kardex_sucesion" before insert ON "kardex" FOR EACH ROW EXECUTE FUNCTION "esquema_kardex_sucesion"();`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_kardex_sucesion" ON "kardex";`,
      `DROP FUNCTION IF EXISTS "esquema_kardex_sucesion"();`,
    ],
  },
  'lote_expirar.vista': {
    table: 'lote_expirar',
    create: [
      `CREATE VIEW "lote_expirar" AS SELECT
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
) AS filas;`,
    ],
    drop: [`DROP VIEW IF EXISTS "lote_expirar";`],
    view: true,
  },
  'ministracion.esquema_ministracion_paciente_id_fusion': {
    table: 'ministracion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_ministracion_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_ministracion_paciente_id_fusion" before insert ON "ministracion" FOR EACH ROW EXECUTE FUNCTION "esquema_ministracion_paciente_id_fusion"();`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_ministracion_paciente_id_fusion" ON "ministracion";`,
      `DROP FUNCTION IF EXISTS "esquema_ministracion_paciente_id_fusion"();`,
    ],
  },
  'movimiento_cama.esquema_movimiento_cama_camaId_exclusivo': {
    table: 'movimiento_cama',
    create: [
      `CREATE EXTENSION IF NOT EXISTS btree_gist;`,
      `ALTER TABLE "movimiento_cama" ADD CONSTRAINT "esquema_movimiento_cama_camaId_exclusivo" EXCLUDE USING gist ("cama_id" WITH =, tstzrange("desde", "hasta") WITH &&) WHERE ("activo" AND "desde" IS NOT NULL);`,
    ],
    drop: [`ALTER TABLE "movimiento_cama" DROP CONSTRAINT IF EXISTS "esquema_movimiento_cama_camaId_exclusivo";`],
  },
  'movimiento_cama.esquema_movimiento_cama_hospitalizacionId_exclusivo': {
    table: 'movimiento_cama',
    create: [
      `CREATE EXTENSION IF NOT EXISTS btree_gist;`,
      `ALTER TABLE "movimiento_cama" ADD CONSTRAINT "esquema_movimiento_cama_hospitalizacionId_exclusivo" EXCLUDE USING gist ("hospitalizacion_id" WITH =, tstzrange("desde", "hasta") WITH &&) WHERE ("activo" AND "desde" IS NOT NULL);`,
    ],
    drop: [
      `ALTER TABLE "movimiento_cama" DROP CONSTRAINT IF EXISTS "esquema_movimiento_cama_hospitalizacionId_exclusivo";`,
    ],
  },
  'nota_evolucion.esquema_nota_evolucion_paciente_id_fusion': {
    table: 'nota_evolucion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_nota_evolucion_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_nota_evolucion_paciente_id_fusion" before insert ON "nota_evolucion" FOR EACH ROW EXECUTE FUNCTION "esquema_nota_evolucion_paciente_id_fusion"();`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_nota_evolucion_paciente_id_fusion" ON "nota_evolucion";`,
      `DROP FUNCTION IF EXISTS "esquema_nota_evolucion_paciente_id_fusion"();`,
    ],
  },
  'nota_evolucion.esquema_nota_evolucion_firmado': {
    table: 'nota_evolucion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_nota_evolucion_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if old."firma_hash" is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."hospitalizacion_id", old."tipo", old."fecha_hora", old."adenda_de_id", old."signos_id", old."resumen_interrogatorio", old."exploracion_fisica", old."evolucion_cuadro_clinico", old."resultados_relevantes", old."habitus_exterior", old."procedimientos_realizados", old."observaciones", old."servicio_interconsultado_id", old."motivo_envio", old."respuesta_interconsulta", old."unidad_receptora_id", old."manejo_estancia", old."problemas_pendientes", old."pronostico", old."tratamiento_indicaciones", old."recomendaciones", old."factores_riesgo", old."firmada_por_id", old."firma_nombre", old."firma_cedula", old."fecha_firma", old."firma_hash", old."activo") is distinct from (new."hospitalizacion_id", new."tipo", new."fecha_hora", new."adenda_de_id", new."signos_id", new."resumen_interrogatorio", new."exploracion_fisica", new."evolucion_cuadro_clinico", new."resultados_relevantes", new."habitus_exterior", new."procedimientos_realizados", new."observaciones", new."servicio_interconsultado_id", new."motivo_envio", new."respuesta_interconsulta", new."unidad_receptora_id", new."manejo_estancia", new."problemas_pendientes", new."pronostico", new."tratamiento_indicaciones", new."recomendaciones", new."factores_riesgo", new."firmada_por_id", new."firma_nombre", new."firma_cedula", new."fecha_firma", new."firma_hash", new."activo") or (old."paciente_id" is distinct from new."paciente_id" and not exists (select from "paciente" t where (t."paciente_id", t."fusionado_en_id") in ((old."paciente_id", new."paciente_id"), (new."paciente_id", old."paciente_id")))) then
    raise exception 'nota_evolucion: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'nota_evolucion', constraint = 'esquema_nota_evolucion_firmado';
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_nota_evolucion_firmado" before update or delete ON "nota_evolucion" FOR EACH ROW EXECUTE FUNCTION "esquema_nota_evolucion_firmado"();`,
      `ALTER TABLE "nota_evolucion" ENABLE ALWAYS TRIGGER "esquema_nota_evolucion_firmado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_nota_evolucion_firmado" ON "nota_evolucion";`,
      `DROP FUNCTION IF EXISTS "esquema_nota_evolucion_firmado"();`,
    ],
  },
  'nota_evolucion_diagnostico.esquema_nota_evolucion_diagnostico_firmado': {
    table: 'nota_evolucion_diagnostico',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_nota_evolucion_diagnostico_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and (old."nota_evolucion_id", old."orden", old."diagnostico_id", old."tipo") is not distinct from (new."nota_evolucion_id", new."orden", new."diagnostico_id", new."tipo") then
    return new;
  end if;
  if (tg_op <> 'INSERT' and exists (select from "nota_evolucion" d where d."nota_evolucion_id" = old."nota_evolucion_id" and d."firma_hash" is not null)) or (tg_op <> 'DELETE' and exists (select from "nota_evolucion" d where d."nota_evolucion_id" = new."nota_evolucion_id" and d."firma_hash" is not null)) then
    raise exception 'nota_evolucion_diagnostico: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'nota_evolucion_diagnostico', constraint = 'esquema_nota_evolucion_diagnostico_firmado';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;`,
      `CREATE TRIGGER "esquema_nota_evolucion_diagnostico_firmado" before insert or update or delete ON "nota_evolucion_diagnostico" FOR EACH ROW EXECUTE FUNCTION "esquema_nota_evolucion_diagnostico_firmado"();`,
      `ALTER TABLE "nota_evolucion_diagnostico" ENABLE ALWAYS TRIGGER "esquema_nota_evolucion_diagnostico_firmado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_nota_evolucion_diagnostico_firmado" ON "nota_evolucion_diagnostico";`,
      `DROP FUNCTION IF EXISTS "esquema_nota_evolucion_diagnostico_firmado"();`,
    ],
  },
  'nota_evolucion.esquema_nota_evolucion_vaciado': {
    table: 'nota_evolucion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_nota_evolucion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from "nota_evolucion" where "firma_hash" is not null) then
    raise exception 'nota_evolucion: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'nota_evolucion', constraint = 'esquema_nota_evolucion_vaciado';
  end if;
  return null;
end
$$;`,
      `CREATE TRIGGER "esquema_nota_evolucion_vaciado" before truncate ON "nota_evolucion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_nota_evolucion_vaciado"();`,
      `ALTER TABLE "nota_evolucion" ENABLE ALWAYS TRIGGER "esquema_nota_evolucion_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_nota_evolucion_vaciado" ON "nota_evolucion";`,
      `DROP FUNCTION IF EXISTS "esquema_nota_evolucion_vaciado"();`,
    ],
  },
  'nota_evolucion_diagnostico.esquema_nota_evolucion_diagnostico_vaciado': {
    table: 'nota_evolucion_diagnostico',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_nota_evolucion_diagnostico_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from "nota_evolucion" where "firma_hash" is not null) then
    raise exception 'nota_evolucion_diagnostico: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'nota_evolucion_diagnostico', constraint = 'esquema_nota_evolucion_diagnostico_vaciado';
  end if;
  return null;
end
$$;`,
      `CREATE TRIGGER "esquema_nota_evolucion_diagnostico_vaciado" before truncate ON "nota_evolucion_diagnostico" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_nota_evolucion_diagnostico_vaciado"();`,
      `ALTER TABLE "nota_evolucion_diagnostico" ENABLE ALWAYS TRIGGER "esquema_nota_evolucion_diagnostico_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_nota_evolucion_diagnostico_vaciado" ON "nota_evolucion_diagnostico";`,
      `DROP FUNCTION IF EXISTS "esquema_nota_evolucion_diagnostico_vaciado"();`,
    ],
  },
  'orden_cargo.esquema_orden_cargo_paciente_id_fusion': {
    table: 'orden_cargo',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_orden_cargo_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_orden_cargo_paciente_id_fusion" before insert ON "orden_cargo" FOR EACH ROW EXECUTE FUNCTION "esquema_orden_cargo_paciente_id_fusion"();`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_orden_cargo_paciente_id_fusion" ON "orden_cargo";`,
      `DROP FUNCTION IF EXISTS "esquema_orden_cargo_paciente_id_fusion"();`,
    ],
  },
  'paciente_unidad.esquema_paciente_unidad_paciente_id_fusion': {
    table: 'paciente_unidad',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_paciente_unidad_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_paciente_unidad_paciente_id_fusion" before insert ON "paciente_unidad" FOR EACH ROW EXECUTE FUNCTION "esquema_paciente_unidad_paciente_id_fusion"();`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_paciente_unidad_paciente_id_fusion" ON "paciente_unidad";`,
      `DROP FUNCTION IF EXISTS "esquema_paciente_unidad_paciente_id_fusion"();`,
    ],
  },
  'programa_inscripcion.esquema_programa_inscripcion_paciente_id_fusion': {
    table: 'programa_inscripcion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_programa_inscripcion_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_programa_inscripcion_paciente_id_fusion" before insert ON "programa_inscripcion" FOR EACH ROW EXECUTE FUNCTION "esquema_programa_inscripcion_paciente_id_fusion"();`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_programa_inscripcion_paciente_id_fusion" ON "programa_inscripcion";`,
      `DROP FUNCTION IF EXISTS "esquema_programa_inscripcion_paciente_id_fusion"();`,
    ],
  },
  'programa_seguimiento.vista': {
    table: 'programa_seguimiento',
    create: [
      `CREATE VIEW "programa_seguimiento" AS SELECT
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
) AS filas;`,
    ],
    drop: [`DROP VIEW IF EXISTS "programa_seguimiento";`],
    view: true,
  },
  'receta.esquema_receta_paciente_id_fusion': {
    table: 'receta',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_receta_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_receta_paciente_id_fusion" before insert ON "receta" FOR EACH ROW EXECUTE FUNCTION "esquema_receta_paciente_id_fusion"();`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_receta_paciente_id_fusion" ON "receta";`,
      `DROP FUNCTION IF EXISTS "esquema_receta_paciente_id_fusion"();`,
    ],
  },
  'receta.esquema_receta_firmado': {
    table: 'receta',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_receta_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if old."firma_hash" is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."consulta_id", old."almacen_id", old."diagnostico_id", old."surtimientos_permitidos", old."indicaciones_generales", old."emitida_por_id", old."medico_nombre", old."medico_cedula", old."fecha_expedicion", old."firma_hash", old."activo") is distinct from (new."consulta_id", new."almacen_id", new."diagnostico_id", new."surtimientos_permitidos", new."indicaciones_generales", new."emitida_por_id", new."medico_nombre", new."medico_cedula", new."fecha_expedicion", new."firma_hash", new."activo") or (old."paciente_id" is distinct from new."paciente_id" and not exists (select from "paciente" t where (t."paciente_id", t."fusionado_en_id") in ((old."paciente_id", new."paciente_id"), (new."paciente_id", old."paciente_id")))) then
    raise exception 'receta: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'receta', constraint = 'esquema_receta_firmado';
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_receta_firmado" before update or delete ON "receta" FOR EACH ROW EXECUTE FUNCTION "esquema_receta_firmado"();`,
      `ALTER TABLE "receta" ENABLE ALWAYS TRIGGER "esquema_receta_firmado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_receta_firmado" ON "receta";`,
      `DROP FUNCTION IF EXISTS "esquema_receta_firmado"();`,
    ],
  },
  'receta_detalle.esquema_receta_detalle_firmado': {
    table: 'receta_detalle',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_receta_detalle_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and (old."receta_id", old."orden", old."insumo_id", old."dosis", old."unidad_dosis", old."via", old."frecuencia_horas", old."frecuencia_texto", old."duracion_dias", old."prn", old."indicacion_prn", old."cantidad_prescrita", old."continuacion", old."indicaciones", old."justificacion") is not distinct from (new."receta_id", new."orden", new."insumo_id", new."dosis", new."unidad_dosis", new."via", new."frecuencia_horas", new."frecuencia_texto", new."duracion_dias", new."prn", new."indicacion_prn", new."cantidad_prescrita", new."continuacion", new."indicaciones", new."justificacion") then
    return new;
  end if;
  if (tg_op <> 'INSERT' and exists (select from "receta" d where d."receta_id" = old."receta_id" and d."firma_hash" is not null)) or (tg_op <> 'DELETE' and exists (select from "receta" d where d."receta_id" = new."receta_id" and d."firma_hash" is not null)) then
    raise exception 'receta_detalle: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'receta_detalle', constraint = 'esquema_receta_detalle_firmado';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;`,
      `CREATE TRIGGER "esquema_receta_detalle_firmado" before insert or update or delete ON "receta_detalle" FOR EACH ROW EXECUTE FUNCTION "esquema_receta_detalle_firmado"();`,
      `ALTER TABLE "receta_detalle" ENABLE ALWAYS TRIGGER "esquema_receta_detalle_firmado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_receta_detalle_firmado" ON "receta_detalle";`,
      `DROP FUNCTION IF EXISTS "esquema_receta_detalle_firmado"();`,
    ],
  },
  'receta.esquema_receta_vaciado': {
    table: 'receta',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_receta_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from "receta" where "firma_hash" is not null) then
    raise exception 'receta: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'receta', constraint = 'esquema_receta_vaciado';
  end if;
  return null;
end
$$;`,
      `CREATE TRIGGER "esquema_receta_vaciado" before truncate ON "receta" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_receta_vaciado"();`,
      `ALTER TABLE "receta" ENABLE ALWAYS TRIGGER "esquema_receta_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_receta_vaciado" ON "receta";`,
      `DROP FUNCTION IF EXISTS "esquema_receta_vaciado"();`,
    ],
  },
  'receta_detalle.esquema_receta_detalle_vaciado': {
    table: 'receta_detalle',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_receta_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from "receta" where "firma_hash" is not null) then
    raise exception 'receta_detalle: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'receta_detalle', constraint = 'esquema_receta_detalle_vaciado';
  end if;
  return null;
end
$$;`,
      `CREATE TRIGGER "esquema_receta_detalle_vaciado" before truncate ON "receta_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_receta_detalle_vaciado"();`,
      `ALTER TABLE "receta_detalle" ENABLE ALWAYS TRIGGER "esquema_receta_detalle_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_receta_detalle_vaciado" ON "receta_detalle";`,
      `DROP FUNCTION IF EXISTS "esquema_receta_detalle_vaciado"();`,
    ],
  },
  'signos.esquema_signos_paciente_id_fusion': {
    table: 'signos',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_signos_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_signos_paciente_id_fusion" before insert ON "signos" FOR EACH ROW EXECUTE FUNCTION "esquema_signos_paciente_id_fusion"();`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_signos_paciente_id_fusion" ON "signos";`,
      `DROP FUNCTION IF EXISTS "esquema_signos_paciente_id_fusion"();`,
    ],
  },
  'solicitud_agendada.vista': {
    table: 'solicitud_agendada',
    create: [
      `CREATE VIEW "solicitud_agendada" AS SELECT
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
) AS filas;`,
    ],
    drop: [`DROP VIEW IF EXISTS "solicitud_agendada";`],
    view: true,
  },
  'surtimiento.esquema_surtimiento_paciente_id_fusion': {
    table: 'surtimiento',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_surtimiento_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_surtimiento_paciente_id_fusion" before insert ON "surtimiento" FOR EACH ROW EXECUTE FUNCTION "esquema_surtimiento_paciente_id_fusion"();`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_surtimiento_paciente_id_fusion" ON "surtimiento";`,
      `DROP FUNCTION IF EXISTS "esquema_surtimiento_paciente_id_fusion"();`,
    ],
  },
  'visita.esquema_visita_paciente_id_fusion': {
    table: 'visita',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_visita_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_visita_paciente_id_fusion" before insert ON "visita" FOR EACH ROW EXECUTE FUNCTION "esquema_visita_paciente_id_fusion"();`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_visita_paciente_id_fusion" ON "visita";`,
      `DROP FUNCTION IF EXISTS "esquema_visita_paciente_id_fusion"();`,
    ],
  },
};
