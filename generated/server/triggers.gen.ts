// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

interface Trigger {
  /** Table of the trigger. */
  readonly table: string;
  readonly create: readonly string[];
  readonly drop: readonly string[];
  /** Creates the rows of existing records. */
  readonly fill?: readonly string[];
  /** True when `table` is a view, not a table with triggers. */
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
  'acceso_emergencia.esquema_acceso_emergencia_vaciado': {
    table: 'acceso_emergencia',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_acceso_emergencia_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'acceso_emergencia: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'acceso_emergencia', constraint = 'esquema_acceso_emergencia_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_acceso_emergencia_vaciado" before truncate ON "acceso_emergencia" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_acceso_emergencia_vaciado"();`,
      `ALTER TABLE "acceso_emergencia" ENABLE ALWAYS TRIGGER "esquema_acceso_emergencia_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_acceso_emergencia_vaciado" ON "acceso_emergencia";`,
      `DROP FUNCTION IF EXISTS "esquema_acceso_emergencia_vaciado"();`,
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
  'adenda.esquema_adenda_vaciado': {
    table: 'adenda',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_adenda_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'adenda: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'adenda', constraint = 'esquema_adenda_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_adenda_vaciado" before truncate ON "adenda" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_adenda_vaciado"();`,
      `ALTER TABLE "adenda" ENABLE ALWAYS TRIGGER "esquema_adenda_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_adenda_vaciado" ON "adenda";`,
      `DROP FUNCTION IF EXISTS "esquema_adenda_vaciado"();`,
    ],
  },
  'alerta_sanitaria.esquema_alerta_sanitaria_vaciado': {
    table: 'alerta_sanitaria',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_alerta_sanitaria_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'alerta_sanitaria: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'alerta_sanitaria', constraint = 'esquema_alerta_sanitaria_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_alerta_sanitaria_vaciado" before truncate ON "alerta_sanitaria" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_alerta_sanitaria_vaciado"();`,
      `ALTER TABLE "alerta_sanitaria" ENABLE ALWAYS TRIGGER "esquema_alerta_sanitaria_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_alerta_sanitaria_vaciado" ON "alerta_sanitaria";`,
      `DROP FUNCTION IF EXISTS "esquema_alerta_sanitaria_vaciado"();`,
    ],
  },
  'alerta_sanitaria_almacen.esquema_alerta_sanitaria_almacen_vaciado': {
    table: 'alerta_sanitaria_almacen',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_alerta_sanitaria_almacen_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'alerta_sanitaria_almacen: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'alerta_sanitaria_almacen', constraint = 'esquema_alerta_sanitaria_almacen_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_alerta_sanitaria_almacen_vaciado" before truncate ON "alerta_sanitaria_almacen" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_alerta_sanitaria_almacen_vaciado"();`,
      `ALTER TABLE "alerta_sanitaria_almacen" ENABLE ALWAYS TRIGGER "esquema_alerta_sanitaria_almacen_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_alerta_sanitaria_almacen_vaciado" ON "alerta_sanitaria_almacen";`,
      `DROP FUNCTION IF EXISTS "esquema_alerta_sanitaria_almacen_vaciado"();`,
    ],
  },
  'almacen.esquema_almacen_vaciado': {
    table: 'almacen',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_almacen_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'almacen: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'almacen', constraint = 'esquema_almacen_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_almacen_vaciado" before truncate ON "almacen" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_almacen_vaciado"();`,
      `ALTER TABLE "almacen" ENABLE ALWAYS TRIGGER "esquema_almacen_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_almacen_vaciado" ON "almacen";`,
      `DROP FUNCTION IF EXISTS "esquema_almacen_vaciado"();`,
    ],
  },
  'asignacion.esquema_asignacion_vaciado': {
    table: 'asignacion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_asignacion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'asignacion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'asignacion', constraint = 'esquema_asignacion_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_asignacion_vaciado" before truncate ON "asignacion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_asignacion_vaciado"();`,
      `ALTER TABLE "asignacion" ENABLE ALWAYS TRIGGER "esquema_asignacion_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_asignacion_vaciado" ON "asignacion";`,
      `DROP FUNCTION IF EXISTS "esquema_asignacion_vaciado"();`,
    ],
  },
  'cama.esquema_cama_vaciado': {
    table: 'cama',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_cama_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'cama: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'cama', constraint = 'esquema_cama_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_cama_vaciado" before truncate ON "cama" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_cama_vaciado"();`,
      `ALTER TABLE "cama" ENABLE ALWAYS TRIGGER "esquema_cama_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_cama_vaciado" ON "cama";`,
      `DROP FUNCTION IF EXISTS "esquema_cama_vaciado"();`,
    ],
  },
  'carta_canje.esquema_carta_canje_asentado': {
    table: 'carta_canje',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_carta_canje_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if not coalesce(old."estatus" in ('APLICADA'), false) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."folio", old."memo_folio", old."memo_fecha", old."vigencia_meses", old."lote_id", old."caducidad", old."plazo_respuesta_dias", old."proveedor_id", old."recepcion_id", old."almacen_id", old."unidad_id", old."jurisdiccion_id", old."insumo_id", old."cantidad", old."cantidad_canjeada", old."piezas_en_canje", old."motivo", old."condiciones", old."observaciones", old."aviso_dias", old."canje_solicitado", old."canje_limite", old."carta_canje_id", old."activo", old."creado_por", old."fecha_creacion") is distinct from (new."folio", new."memo_folio", new."memo_fecha", new."vigencia_meses", new."lote_id", new."caducidad", new."plazo_respuesta_dias", new."proveedor_id", new."recepcion_id", new."almacen_id", new."unidad_id", new."jurisdiccion_id", new."insumo_id", new."cantidad", new."cantidad_canjeada", new."piezas_en_canje", new."motivo", new."condiciones", new."observaciones", new."aviso_dias", new."canje_solicitado", new."canje_limite", new."carta_canje_id", new."activo", new."creado_por", new."fecha_creacion") or old."estatus" is distinct from new."estatus" then
    raise exception 'carta_canje: lo asentado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'carta_canje', constraint = 'esquema_carta_canje_asentado';
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_carta_canje_asentado" before update or delete ON "carta_canje" FOR EACH ROW EXECUTE FUNCTION "esquema_carta_canje_asentado"();`,
      `ALTER TABLE "carta_canje" ENABLE ALWAYS TRIGGER "esquema_carta_canje_asentado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_carta_canje_asentado" ON "carta_canje";`,
      `DROP FUNCTION IF EXISTS "esquema_carta_canje_asentado"();`,
    ],
  },
  'carta_canje.esquema_carta_canje_vaciado': {
    table: 'carta_canje',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_carta_canje_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'carta_canje: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'carta_canje', constraint = 'esquema_carta_canje_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_carta_canje_vaciado" before truncate ON "carta_canje" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_carta_canje_vaciado"();`,
      `ALTER TABLE "carta_canje" ENABLE ALWAYS TRIGGER "esquema_carta_canje_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_carta_canje_vaciado" ON "carta_canje";`,
      `DROP FUNCTION IF EXISTS "esquema_carta_canje_vaciado"();`,
    ],
  },
  'codigo_postal.esquema_codigo_postal_vaciado': {
    table: 'codigo_postal',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_codigo_postal_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'codigo_postal: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'codigo_postal', constraint = 'esquema_codigo_postal_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_codigo_postal_vaciado" before truncate ON "codigo_postal" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_codigo_postal_vaciado"();`,
      `ALTER TABLE "codigo_postal" ENABLE ALWAYS TRIGGER "esquema_codigo_postal_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_codigo_postal_vaciado" ON "codigo_postal";`,
      `DROP FUNCTION IF EXISTS "esquema_codigo_postal_vaciado"();`,
    ],
  },
  'colonia.esquema_colonia_vaciado': {
    table: 'colonia',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_colonia_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'colonia: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'colonia', constraint = 'esquema_colonia_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_colonia_vaciado" before truncate ON "colonia" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_colonia_vaciado"();`,
      `ALTER TABLE "colonia" ENABLE ALWAYS TRIGGER "esquema_colonia_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_colonia_vaciado" ON "colonia";`,
      `DROP FUNCTION IF EXISTS "esquema_colonia_vaciado"();`,
    ],
  },
  'color.esquema_color_vaciado': {
    table: 'color',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_color_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'color: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'color', constraint = 'esquema_color_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_color_vaciado" before truncate ON "color" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_color_vaciado"();`,
      `ALTER TABLE "color" ENABLE ALWAYS TRIGGER "esquema_color_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_color_vaciado" ON "color";`,
      `DROP FUNCTION IF EXISTS "esquema_color_vaciado"();`,
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
  if not coalesce(old."firma_hash" is not null, false) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."folio", old."visita_id", old."signos_id", old."unidad_id", old."jurisdiccion_id", old."nucleo_id", old."autor_id", old."personal_medico_id", old."tipo", old."motivo_consulta", old."padecimiento_actual", old."exploracion_fisica", old."resultados_relevantes", old."pronostico", old."tratamiento_indicaciones", old."proxima_cita", old."proxima_cita_inicio", old."incapacidad_dias", old."referencia", old."firmada_por_id", old."firma_nombre", old."firma_cedula", old."fecha_firma", old."firma_hash", old."consulta_id", old."activo", old."creado_por", old."fecha_creacion") is distinct from (new."folio", new."visita_id", new."signos_id", new."unidad_id", new."jurisdiccion_id", new."nucleo_id", new."autor_id", new."personal_medico_id", new."tipo", new."motivo_consulta", new."padecimiento_actual", new."exploracion_fisica", new."resultados_relevantes", new."pronostico", new."tratamiento_indicaciones", new."proxima_cita", new."proxima_cita_inicio", new."incapacidad_dias", new."referencia", new."firmada_por_id", new."firma_nombre", new."firma_cedula", new."fecha_firma", new."firma_hash", new."consulta_id", new."activo", new."creado_por", new."fecha_creacion") or (old."estatus" is distinct from new."estatus" and (old."estatus", new."estatus") not in (('FIRMADA', 'ANULADA'))) or (old."paciente_id" is distinct from new."paciente_id" and not exists (select from "paciente" t where (t."paciente_id", t."fusionado_en_id") in ((old."paciente_id", new."paciente_id"), (new."paciente_id", old."paciente_id")))) then
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
  if tg_op = 'UPDATE' and (old."consulta_diagnostico_id", old."consulta_id", old."orden", old."diagnostico_id", old."tipo", old."primera_vez", old."nota") is not distinct from (new."consulta_diagnostico_id", new."consulta_id", new."orden", new."diagnostico_id", new."tipo", new."primera_vez", new."nota") then
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
  raise exception 'consulta: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'consulta', constraint = 'esquema_consulta_vaciado';
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
  raise exception 'consulta_diagnostico: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'consulta_diagnostico', constraint = 'esquema_consulta_diagnostico_vaciado';
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
  'conteo.esquema_conteo_asentado': {
    table: 'conteo',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_conteo_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if not coalesce(old."estatus" in ('APLICADO'), false) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."folio", old."almacen_id", old."unidad_id", old."jurisdiccion_id", old."tipo", old."fecha_programada", old."ciego", old."tolerancia", old."observaciones", old."motivo", old."insumo_ids", old."ubicacion", old."lotes_al_azar", old."lotes", old."diferencias", old."exactitud", old."programado_por_id", old."iniciado_por_id", old."terminado_por_id", old."autorizador_id", old."aplicado_por_id", old."fecha_registro", old."fecha_inicio", old."fecha_termino", old."fecha_autorizacion", old."fecha_aplicacion", old."conteo_id", old."activo", old."creado_por", old."fecha_creacion") is distinct from (new."folio", new."almacen_id", new."unidad_id", new."jurisdiccion_id", new."tipo", new."fecha_programada", new."ciego", new."tolerancia", new."observaciones", new."motivo", new."insumo_ids", new."ubicacion", new."lotes_al_azar", new."lotes", new."diferencias", new."exactitud", new."programado_por_id", new."iniciado_por_id", new."terminado_por_id", new."autorizador_id", new."aplicado_por_id", new."fecha_registro", new."fecha_inicio", new."fecha_termino", new."fecha_autorizacion", new."fecha_aplicacion", new."conteo_id", new."activo", new."creado_por", new."fecha_creacion") or old."estatus" is distinct from new."estatus" then
    raise exception 'conteo: lo asentado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'conteo', constraint = 'esquema_conteo_asentado';
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_conteo_asentado" before update or delete ON "conteo" FOR EACH ROW EXECUTE FUNCTION "esquema_conteo_asentado"();`,
      `ALTER TABLE "conteo" ENABLE ALWAYS TRIGGER "esquema_conteo_asentado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_conteo_asentado" ON "conteo";`,
      `DROP FUNCTION IF EXISTS "esquema_conteo_asentado"();`,
    ],
  },
  'conteo_detalle.esquema_conteo_detalle_asentado': {
    table: 'conteo_detalle',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_conteo_detalle_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and (old."conteo_detalle_id", old."conteo_id", old."orden", old."insumo_id", old."lote_id", old."numero_lote", old."caducidad", old."ubicacion", old."origen", old."estatus_lote", old."conteo1", old."contado_en", old."contador_id", old."recontar", old."conteo2", old."recontado_en", old."recontador_id", old."contado", old."sistema", old."diferencia", old."motivo_diferencia_id", old."nota_diferencia", old."dudosa") is not distinct from (new."conteo_detalle_id", new."conteo_id", new."orden", new."insumo_id", new."lote_id", new."numero_lote", new."caducidad", new."ubicacion", new."origen", new."estatus_lote", new."conteo1", new."contado_en", new."contador_id", new."recontar", new."conteo2", new."recontado_en", new."recontador_id", new."contado", new."sistema", new."diferencia", new."motivo_diferencia_id", new."nota_diferencia", new."dudosa") then
    return new;
  end if;
  if (tg_op <> 'INSERT' and exists (select from "conteo" d where d."conteo_id" = old."conteo_id" and d."estatus" in ('APLICADO'))) or (tg_op <> 'DELETE' and exists (select from "conteo" d where d."conteo_id" = new."conteo_id" and d."estatus" in ('APLICADO'))) then
    raise exception 'conteo_detalle: lo asentado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'conteo_detalle', constraint = 'esquema_conteo_detalle_asentado';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;`,
      `CREATE TRIGGER "esquema_conteo_detalle_asentado" before update or delete ON "conteo_detalle" FOR EACH ROW EXECUTE FUNCTION "esquema_conteo_detalle_asentado"();`,
      `ALTER TABLE "conteo_detalle" ENABLE ALWAYS TRIGGER "esquema_conteo_detalle_asentado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_conteo_detalle_asentado" ON "conteo_detalle";`,
      `DROP FUNCTION IF EXISTS "esquema_conteo_detalle_asentado"();`,
    ],
  },
  'conteo.esquema_conteo_vaciado': {
    table: 'conteo',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_conteo_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'conteo: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'conteo', constraint = 'esquema_conteo_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_conteo_vaciado" before truncate ON "conteo" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_conteo_vaciado"();`,
      `ALTER TABLE "conteo" ENABLE ALWAYS TRIGGER "esquema_conteo_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_conteo_vaciado" ON "conteo";`,
      `DROP FUNCTION IF EXISTS "esquema_conteo_vaciado"();`,
    ],
  },
  'conteo_detalle.esquema_conteo_detalle_vaciado': {
    table: 'conteo_detalle',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_conteo_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'conteo_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'conteo_detalle', constraint = 'esquema_conteo_detalle_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_conteo_detalle_vaciado" before truncate ON "conteo_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_conteo_detalle_vaciado"();`,
      `ALTER TABLE "conteo_detalle" ENABLE ALWAYS TRIGGER "esquema_conteo_detalle_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_conteo_detalle_vaciado" ON "conteo_detalle";`,
      `DROP FUNCTION IF EXISTS "esquema_conteo_detalle_vaciado"();`,
    ],
  },
  'contrato.esquema_contrato_vaciado': {
    table: 'contrato',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_contrato_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'contrato: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'contrato', constraint = 'esquema_contrato_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_contrato_vaciado" before truncate ON "contrato" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_contrato_vaciado"();`,
      `ALTER TABLE "contrato" ENABLE ALWAYS TRIGGER "esquema_contrato_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_contrato_vaciado" ON "contrato";`,
      `DROP FUNCTION IF EXISTS "esquema_contrato_vaciado"();`,
    ],
  },
  'contrato_detalle.esquema_contrato_detalle_vaciado': {
    table: 'contrato_detalle',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_contrato_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'contrato_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'contrato_detalle', constraint = 'esquema_contrato_detalle_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_contrato_detalle_vaciado" before truncate ON "contrato_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_contrato_detalle_vaciado"();`,
      `ALTER TABLE "contrato_detalle" ENABLE ALWAYS TRIGGER "esquema_contrato_detalle_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_contrato_detalle_vaciado" ON "contrato_detalle";`,
      `DROP FUNCTION IF EXISTS "esquema_contrato_detalle_vaciado"();`,
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
  'defuncion.esquema_defuncion_vaciado': {
    table: 'defuncion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_defuncion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'defuncion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'defuncion', constraint = 'esquema_defuncion_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_defuncion_vaciado" before truncate ON "defuncion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_defuncion_vaciado"();`,
      `ALTER TABLE "defuncion" ENABLE ALWAYS TRIGGER "esquema_defuncion_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_defuncion_vaciado" ON "defuncion";`,
      `DROP FUNCTION IF EXISTS "esquema_defuncion_vaciado"();`,
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
  'devolucion_orden_cargo.esquema_devolucion_orden_cargo_asentado': {
    table: 'devolucion_orden_cargo',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_devolucion_orden_cargo_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if not coalesce(old."estatus" in ('ACEPTADA', 'RECHAZADA'), false) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."folio", old."orden_cargo_id", old."origen", old."hospitalizacion_id", old."unidad_id", old."jurisdiccion_id", old."servicio_id", old."almacen_surtidor_id", old."motivo", old."motivo_resolucion", old."salida_extraordinaria_id", old."solicitada_por_id", old."fecha_solicitud", old."resuelta_por_id", old."fecha_resolucion", old."devolucion_orden_cargo_id", old."activo", old."creado_por", old."fecha_creacion") is distinct from (new."folio", new."orden_cargo_id", new."origen", new."hospitalizacion_id", new."unidad_id", new."jurisdiccion_id", new."servicio_id", new."almacen_surtidor_id", new."motivo", new."motivo_resolucion", new."salida_extraordinaria_id", new."solicitada_por_id", new."fecha_solicitud", new."resuelta_por_id", new."fecha_resolucion", new."devolucion_orden_cargo_id", new."activo", new."creado_por", new."fecha_creacion") or old."estatus" is distinct from new."estatus" or (old."paciente_id" is distinct from new."paciente_id" and not exists (select from "paciente" t where (t."paciente_id", t."fusionado_en_id") in ((old."paciente_id", new."paciente_id"), (new."paciente_id", old."paciente_id")))) then
    raise exception 'devolucion_orden_cargo: lo asentado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'devolucion_orden_cargo', constraint = 'esquema_devolucion_orden_cargo_asentado';
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_devolucion_orden_cargo_asentado" before update or delete ON "devolucion_orden_cargo" FOR EACH ROW EXECUTE FUNCTION "esquema_devolucion_orden_cargo_asentado"();`,
      `ALTER TABLE "devolucion_orden_cargo" ENABLE ALWAYS TRIGGER "esquema_devolucion_orden_cargo_asentado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_devolucion_orden_cargo_asentado" ON "devolucion_orden_cargo";`,
      `DROP FUNCTION IF EXISTS "esquema_devolucion_orden_cargo_asentado"();`,
    ],
  },
  'devolucion_orden_cargo_detalle.esquema_devolucion_orden_cargo_detalle_asentado': {
    table: 'devolucion_orden_cargo_detalle',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_devolucion_orden_cargo_detalle_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and (old."devolucion_detalle_id", old."devolucion_orden_cargo_id", old."orden", old."insumo_orden_cargo_id", old."insumo_id", old."lote_id", old."cantidad", old."condicion", old."costo_unitario") is not distinct from (new."devolucion_detalle_id", new."devolucion_orden_cargo_id", new."orden", new."insumo_orden_cargo_id", new."insumo_id", new."lote_id", new."cantidad", new."condicion", new."costo_unitario") then
    return new;
  end if;
  if (tg_op <> 'INSERT' and exists (select from "devolucion_orden_cargo" d where d."devolucion_orden_cargo_id" = old."devolucion_orden_cargo_id" and d."estatus" in ('ACEPTADA', 'RECHAZADA'))) or (tg_op <> 'DELETE' and exists (select from "devolucion_orden_cargo" d where d."devolucion_orden_cargo_id" = new."devolucion_orden_cargo_id" and d."estatus" in ('ACEPTADA', 'RECHAZADA'))) then
    raise exception 'devolucion_orden_cargo_detalle: lo asentado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'devolucion_orden_cargo_detalle', constraint = 'esquema_devolucion_orden_cargo_detalle_asentado';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;`,
      `CREATE TRIGGER "esquema_devolucion_orden_cargo_detalle_asentado" before update or delete ON "devolucion_orden_cargo_detalle" FOR EACH ROW EXECUTE FUNCTION "esquema_devolucion_orden_cargo_detalle_asentado"();`,
      `ALTER TABLE "devolucion_orden_cargo_detalle" ENABLE ALWAYS TRIGGER "esquema_devolucion_orden_cargo_detalle_asentado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_devolucion_orden_cargo_detalle_asentado" ON "devolucion_orden_cargo_detalle";`,
      `DROP FUNCTION IF EXISTS "esquema_devolucion_orden_cargo_detalle_asentado"();`,
    ],
  },
  'devolucion_orden_cargo.esquema_devolucion_orden_cargo_vaciado': {
    table: 'devolucion_orden_cargo',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_devolucion_orden_cargo_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'devolucion_orden_cargo: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'devolucion_orden_cargo', constraint = 'esquema_devolucion_orden_cargo_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_devolucion_orden_cargo_vaciado" before truncate ON "devolucion_orden_cargo" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_devolucion_orden_cargo_vaciado"();`,
      `ALTER TABLE "devolucion_orden_cargo" ENABLE ALWAYS TRIGGER "esquema_devolucion_orden_cargo_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_devolucion_orden_cargo_vaciado" ON "devolucion_orden_cargo";`,
      `DROP FUNCTION IF EXISTS "esquema_devolucion_orden_cargo_vaciado"();`,
    ],
  },
  'devolucion_orden_cargo_detalle.esquema_devolucion_orden_cargo_detalle_vaciado': {
    table: 'devolucion_orden_cargo_detalle',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_devolucion_orden_cargo_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'devolucion_orden_cargo_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'devolucion_orden_cargo_detalle', constraint = 'esquema_devolucion_orden_cargo_detalle_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_devolucion_orden_cargo_detalle_vaciado" before truncate ON "devolucion_orden_cargo_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_devolucion_orden_cargo_detalle_vaciado"();`,
      `ALTER TABLE "devolucion_orden_cargo_detalle" ENABLE ALWAYS TRIGGER "esquema_devolucion_orden_cargo_detalle_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_devolucion_orden_cargo_detalle_vaciado" ON "devolucion_orden_cargo_detalle";`,
      `DROP FUNCTION IF EXISTS "esquema_devolucion_orden_cargo_detalle_vaciado"();`,
    ],
  },
  'diagnostico.esquema_diagnostico_vaciado': {
    table: 'diagnostico',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_diagnostico_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'diagnostico: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'diagnostico', constraint = 'esquema_diagnostico_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_diagnostico_vaciado" before truncate ON "diagnostico" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_diagnostico_vaciado"();`,
      `ALTER TABLE "diagnostico" ENABLE ALWAYS TRIGGER "esquema_diagnostico_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_diagnostico_vaciado" ON "diagnostico";`,
      `DROP FUNCTION IF EXISTS "esquema_diagnostico_vaciado"();`,
    ],
  },
  'entrada_extraordinaria.esquema_entrada_extraordinaria_asentado': {
    table: 'entrada_extraordinaria',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_entrada_extraordinaria_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if not coalesce(old."estatus" in ('APLICADA', 'REVERSADA'), false) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."folio", old."almacen_id", old."unidad_id", old."jurisdiccion_id", old."motivo_entrada_extraordinaria_id", old."fecha_documento", old."procedencia", old."observaciones", old."requiere_autorizacion", old."requiere_evidencia", old."permite_sin_costo", old."solicitante_id", old."editores_ids", old."remitente_id", old."autorizador_id", old."aplicada_por_id", old."fecha_solicitud", old."fecha_envio", old."fecha_autorizacion", old."fecha_aplicacion", old."entrada_extraordinaria_id", old."activo", old."creado_por", old."fecha_creacion") is distinct from (new."folio", new."almacen_id", new."unidad_id", new."jurisdiccion_id", new."motivo_entrada_extraordinaria_id", new."fecha_documento", new."procedencia", new."observaciones", new."requiere_autorizacion", new."requiere_evidencia", new."permite_sin_costo", new."solicitante_id", new."editores_ids", new."remitente_id", new."autorizador_id", new."aplicada_por_id", new."fecha_solicitud", new."fecha_envio", new."fecha_autorizacion", new."fecha_aplicacion", new."entrada_extraordinaria_id", new."activo", new."creado_por", new."fecha_creacion") or (old."estatus" is distinct from new."estatus" and (old."estatus", new."estatus") not in (('APLICADA', 'REVERSADA'))) then
    raise exception 'entrada_extraordinaria: lo asentado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'entrada_extraordinaria', constraint = 'esquema_entrada_extraordinaria_asentado';
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_entrada_extraordinaria_asentado" before update or delete ON "entrada_extraordinaria" FOR EACH ROW EXECUTE FUNCTION "esquema_entrada_extraordinaria_asentado"();`,
      `ALTER TABLE "entrada_extraordinaria" ENABLE ALWAYS TRIGGER "esquema_entrada_extraordinaria_asentado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_entrada_extraordinaria_asentado" ON "entrada_extraordinaria";`,
      `DROP FUNCTION IF EXISTS "esquema_entrada_extraordinaria_asentado"();`,
    ],
  },
  'entrada_extraordinaria_detalle.esquema_entrada_extraordinaria_detalle_asentado': {
    table: 'entrada_extraordinaria_detalle',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_entrada_extraordinaria_detalle_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and (old."entrada_extraordinaria_detalle_id", old."entrada_extraordinaria_id", old."orden", old."insumo_id", old."numero_lote", old."caducidad", old."cantidad", old."costo_unitario", old."ubicacion_codigo", old."lote_id") is not distinct from (new."entrada_extraordinaria_detalle_id", new."entrada_extraordinaria_id", new."orden", new."insumo_id", new."numero_lote", new."caducidad", new."cantidad", new."costo_unitario", new."ubicacion_codigo", new."lote_id") then
    return new;
  end if;
  if (tg_op <> 'INSERT' and exists (select from "entrada_extraordinaria" d where d."entrada_extraordinaria_id" = old."entrada_extraordinaria_id" and d."estatus" in ('APLICADA', 'REVERSADA'))) or (tg_op <> 'DELETE' and exists (select from "entrada_extraordinaria" d where d."entrada_extraordinaria_id" = new."entrada_extraordinaria_id" and d."estatus" in ('APLICADA', 'REVERSADA'))) then
    raise exception 'entrada_extraordinaria_detalle: lo asentado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'entrada_extraordinaria_detalle', constraint = 'esquema_entrada_extraordinaria_detalle_asentado';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;`,
      `CREATE TRIGGER "esquema_entrada_extraordinaria_detalle_asentado" before update or delete ON "entrada_extraordinaria_detalle" FOR EACH ROW EXECUTE FUNCTION "esquema_entrada_extraordinaria_detalle_asentado"();`,
      `ALTER TABLE "entrada_extraordinaria_detalle" ENABLE ALWAYS TRIGGER "esquema_entrada_extraordinaria_detalle_asentado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_entrada_extraordinaria_detalle_asentado" ON "entrada_extraordinaria_detalle";`,
      `DROP FUNCTION IF EXISTS "esquema_entrada_extraordinaria_detalle_asentado"();`,
    ],
  },
  'entrada_extraordinaria.esquema_entrada_extraordinaria_vaciado': {
    table: 'entrada_extraordinaria',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_entrada_extraordinaria_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'entrada_extraordinaria: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'entrada_extraordinaria', constraint = 'esquema_entrada_extraordinaria_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_entrada_extraordinaria_vaciado" before truncate ON "entrada_extraordinaria" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_entrada_extraordinaria_vaciado"();`,
      `ALTER TABLE "entrada_extraordinaria" ENABLE ALWAYS TRIGGER "esquema_entrada_extraordinaria_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_entrada_extraordinaria_vaciado" ON "entrada_extraordinaria";`,
      `DROP FUNCTION IF EXISTS "esquema_entrada_extraordinaria_vaciado"();`,
    ],
  },
  'entrada_extraordinaria_detalle.esquema_entrada_extraordinaria_detalle_vaciado': {
    table: 'entrada_extraordinaria_detalle',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_entrada_extraordinaria_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'entrada_extraordinaria_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'entrada_extraordinaria_detalle', constraint = 'esquema_entrada_extraordinaria_detalle_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_entrada_extraordinaria_detalle_vaciado" before truncate ON "entrada_extraordinaria_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_entrada_extraordinaria_detalle_vaciado"();`,
      `ALTER TABLE "entrada_extraordinaria_detalle" ENABLE ALWAYS TRIGGER "esquema_entrada_extraordinaria_detalle_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_entrada_extraordinaria_detalle_vaciado" ON "entrada_extraordinaria_detalle";`,
      `DROP FUNCTION IF EXISTS "esquema_entrada_extraordinaria_detalle_vaciado"();`,
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
  if not coalesce(old."firma_hash" is not null, false) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."servicio_id", old."unidad_id", old."jurisdiccion_id", old."fecha", old."turno", old."observaciones", old."entrega_id", old."recibe_id", old."quien_recibe", old."firmada_por_id", old."firma_nombre", old."firma_cedula", old."fecha_firma", old."firma_hash", old."entrega_turno_id", old."activo", old."creado_por", old."fecha_creacion") is distinct from (new."servicio_id", new."unidad_id", new."jurisdiccion_id", new."fecha", new."turno", new."observaciones", new."entrega_id", new."recibe_id", new."quien_recibe", new."firmada_por_id", new."firma_nombre", new."firma_cedula", new."fecha_firma", new."firma_hash", new."entrega_turno_id", new."activo", new."creado_por", new."fecha_creacion") or old."estatus" is distinct from new."estatus" then
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
  if tg_op = 'UPDATE' and (old."entrega_turno_paciente_id", old."entrega_turno_id", old."orden", old."hospitalizacion_id", old."paciente_id", old."cama_numero", old."diagnostico", old."dias", old."news2", old."news2_antes", old."alergias", old."aislamiento", old."accesos", old."dosis_dadas", old."ingresos_ml", old."egresos_ml", old."hallazgos", old."recomendacion") is not distinct from (new."entrega_turno_paciente_id", new."entrega_turno_id", new."orden", new."hospitalizacion_id", new."paciente_id", new."cama_numero", new."diagnostico", new."dias", new."news2", new."news2_antes", new."alergias", new."aislamiento", new."accesos", new."dosis_dadas", new."ingresos_ml", new."egresos_ml", new."hallazgos", new."recomendacion") then
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
  raise exception 'entrega_turno: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'entrega_turno', constraint = 'esquema_entrega_turno_vaciado';
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
  raise exception 'entrega_turno_paciente: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'entrega_turno_paciente', constraint = 'esquema_entrega_turno_paciente_vaciado';
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
  'equipo_frio.esquema_equipo_frio_vaciado': {
    table: 'equipo_frio',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_equipo_frio_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'equipo_frio: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'equipo_frio', constraint = 'esquema_equipo_frio_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_equipo_frio_vaciado" before truncate ON "equipo_frio" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_equipo_frio_vaciado"();`,
      `ALTER TABLE "equipo_frio" ENABLE ALWAYS TRIGGER "esquema_equipo_frio_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_equipo_frio_vaciado" ON "equipo_frio";`,
      `DROP FUNCTION IF EXISTS "esquema_equipo_frio_vaciado"();`,
    ],
  },
  'especialidad.esquema_especialidad_vaciado': {
    table: 'especialidad',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_especialidad_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'especialidad: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'especialidad', constraint = 'esquema_especialidad_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_especialidad_vaciado" before truncate ON "especialidad" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_especialidad_vaciado"();`,
      `ALTER TABLE "especialidad" ENABLE ALWAYS TRIGGER "esquema_especialidad_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_especialidad_vaciado" ON "especialidad";`,
      `DROP FUNCTION IF EXISTS "esquema_especialidad_vaciado"();`,
    ],
  },
  'estado.esquema_estado_vaciado': {
    table: 'estado',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_estado_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'estado: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'estado', constraint = 'esquema_estado_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_estado_vaciado" before truncate ON "estado" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_estado_vaciado"();`,
      `ALTER TABLE "estado" ENABLE ALWAYS TRIGGER "esquema_estado_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_estado_vaciado" ON "estado";`,
      `DROP FUNCTION IF EXISTS "esquema_estado_vaciado"();`,
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
  'evento.esquema_evento_vaciado': {
    table: 'evento',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_evento_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'evento: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'evento', constraint = 'esquema_evento_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_evento_vaciado" before truncate ON "evento" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_evento_vaciado"();`,
      `ALTER TABLE "evento" ENABLE ALWAYS TRIGGER "esquema_evento_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_evento_vaciado" ON "evento";`,
      `DROP FUNCTION IF EXISTS "esquema_evento_vaciado"();`,
    ],
  },
  'forma_farmaceutica.esquema_forma_farmaceutica_vaciado': {
    table: 'forma_farmaceutica',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_forma_farmaceutica_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'forma_farmaceutica: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'forma_farmaceutica', constraint = 'esquema_forma_farmaceutica_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_forma_farmaceutica_vaciado" before truncate ON "forma_farmaceutica" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_forma_farmaceutica_vaciado"();`,
      `ALTER TABLE "forma_farmaceutica" ENABLE ALWAYS TRIGGER "esquema_forma_farmaceutica_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_forma_farmaceutica_vaciado" ON "forma_farmaceutica";`,
      `DROP FUNCTION IF EXISTS "esquema_forma_farmaceutica_vaciado"();`,
    ],
  },
  'fuente_financiamiento.esquema_fuente_financiamiento_vaciado': {
    table: 'fuente_financiamiento',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_fuente_financiamiento_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'fuente_financiamiento: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'fuente_financiamiento', constraint = 'esquema_fuente_financiamiento_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_fuente_financiamiento_vaciado" before truncate ON "fuente_financiamiento" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_fuente_financiamiento_vaciado"();`,
      `ALTER TABLE "fuente_financiamiento" ENABLE ALWAYS TRIGGER "esquema_fuente_financiamiento_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_fuente_financiamiento_vaciado" ON "fuente_financiamiento";`,
      `DROP FUNCTION IF EXISTS "esquema_fuente_financiamiento_vaciado"();`,
    ],
  },
  'horario.esquema_horario_vaciado': {
    table: 'horario',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_horario_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'horario: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'horario', constraint = 'esquema_horario_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_horario_vaciado" before truncate ON "horario" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_horario_vaciado"();`,
      `ALTER TABLE "horario" ENABLE ALWAYS TRIGGER "esquema_horario_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_horario_vaciado" ON "horario";`,
      `DROP FUNCTION IF EXISTS "esquema_horario_vaciado"();`,
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
  'hospitalizacion.esquema_hospitalizacion_vaciado': {
    table: 'hospitalizacion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_hospitalizacion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'hospitalizacion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'hospitalizacion', constraint = 'esquema_hospitalizacion_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_hospitalizacion_vaciado" before truncate ON "hospitalizacion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_hospitalizacion_vaciado"();`,
      `ALTER TABLE "hospitalizacion" ENABLE ALWAYS TRIGGER "esquema_hospitalizacion_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_hospitalizacion_vaciado" ON "hospitalizacion";`,
      `DROP FUNCTION IF EXISTS "esquema_hospitalizacion_vaciado"();`,
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
  'importacion_inventario.esquema_importacion_inventario_vaciado': {
    table: 'importacion_inventario',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_importacion_inventario_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'importacion_inventario: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'importacion_inventario', constraint = 'esquema_importacion_inventario_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_importacion_inventario_vaciado" before truncate ON "importacion_inventario" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_importacion_inventario_vaciado"();`,
      `ALTER TABLE "importacion_inventario" ENABLE ALWAYS TRIGGER "esquema_importacion_inventario_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_importacion_inventario_vaciado" ON "importacion_inventario";`,
      `DROP FUNCTION IF EXISTS "esquema_importacion_inventario_vaciado"();`,
    ],
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
  'indicacion.esquema_indicacion_vaciado': {
    table: 'indicacion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_indicacion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'indicacion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'indicacion', constraint = 'esquema_indicacion_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_indicacion_vaciado" before truncate ON "indicacion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_indicacion_vaciado"();`,
      `ALTER TABLE "indicacion" ENABLE ALWAYS TRIGGER "esquema_indicacion_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_indicacion_vaciado" ON "indicacion";`,
      `DROP FUNCTION IF EXISTS "esquema_indicacion_vaciado"();`,
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
  'insumo.esquema_insumo_vaciado': {
    table: 'insumo',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_insumo_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'insumo: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'insumo', constraint = 'esquema_insumo_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_insumo_vaciado" before truncate ON "insumo" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_insumo_vaciado"();`,
      `ALTER TABLE "insumo" ENABLE ALWAYS TRIGGER "esquema_insumo_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_insumo_vaciado" ON "insumo";`,
      `DROP FUNCTION IF EXISTS "esquema_insumo_vaciado"();`,
    ],
  },
  'insumo_configuracion.esquema_insumo_configuracion_vaciado': {
    table: 'insumo_configuracion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_insumo_configuracion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'insumo_configuracion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'insumo_configuracion', constraint = 'esquema_insumo_configuracion_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_insumo_configuracion_vaciado" before truncate ON "insumo_configuracion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_insumo_configuracion_vaciado"();`,
      `ALTER TABLE "insumo_configuracion" ENABLE ALWAYS TRIGGER "esquema_insumo_configuracion_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_insumo_configuracion_vaciado" ON "insumo_configuracion";`,
      `DROP FUNCTION IF EXISTS "esquema_insumo_configuracion_vaciado"();`,
    ],
  },
  'interaccion.esquema_interaccion_vaciado': {
    table: 'interaccion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_interaccion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'interaccion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'interaccion', constraint = 'esquema_interaccion_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_interaccion_vaciado" before truncate ON "interaccion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_interaccion_vaciado"();`,
      `ALTER TABLE "interaccion" ENABLE ALWAYS TRIGGER "esquema_interaccion_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_interaccion_vaciado" ON "interaccion";`,
      `DROP FUNCTION IF EXISTS "esquema_interaccion_vaciado"();`,
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
  'inventario.esquema_inventario_vaciado': {
    table: 'inventario',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_inventario_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'inventario: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'inventario', constraint = 'esquema_inventario_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_inventario_vaciado" before truncate ON "inventario" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_inventario_vaciado"();`,
      `ALTER TABLE "inventario" ENABLE ALWAYS TRIGGER "esquema_inventario_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_inventario_vaciado" ON "inventario";`,
      `DROP FUNCTION IF EXISTS "esquema_inventario_vaciado"();`,
    ],
  },
  'jurisdiccion.esquema_jurisdiccion_vaciado': {
    table: 'jurisdiccion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_jurisdiccion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'jurisdiccion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'jurisdiccion', constraint = 'esquema_jurisdiccion_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_jurisdiccion_vaciado" before truncate ON "jurisdiccion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_jurisdiccion_vaciado"();`,
      `ALTER TABLE "jurisdiccion" ENABLE ALWAYS TRIGGER "esquema_jurisdiccion_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_jurisdiccion_vaciado" ON "jurisdiccion";`,
      `DROP FUNCTION IF EXISTS "esquema_jurisdiccion_vaciado"();`,
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
  'lengua_indigena.esquema_lengua_indigena_vaciado': {
    table: 'lengua_indigena',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_lengua_indigena_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'lengua_indigena: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'lengua_indigena', constraint = 'esquema_lengua_indigena_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_lengua_indigena_vaciado" before truncate ON "lengua_indigena" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_lengua_indigena_vaciado"();`,
      `ALTER TABLE "lengua_indigena" ENABLE ALWAYS TRIGGER "esquema_lengua_indigena_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_lengua_indigena_vaciado" ON "lengua_indigena";`,
      `DROP FUNCTION IF EXISTS "esquema_lengua_indigena_vaciado"();`,
    ],
  },
  'lote.esquema_lote_vaciado': {
    table: 'lote',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_lote_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'lote: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'lote', constraint = 'esquema_lote_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_lote_vaciado" before truncate ON "lote" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_lote_vaciado"();`,
      `ALTER TABLE "lote" ENABLE ALWAYS TRIGGER "esquema_lote_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_lote_vaciado" ON "lote";`,
      `DROP FUNCTION IF EXISTS "esquema_lote_vaciado"();`,
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
  'ministracion.esquema_ministracion_asentado': {
    table: 'ministracion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_ministracion_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if not coalesce(old."estatus" in ('VIGENTE', 'ANULADA'), false) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."indicacion_id", old."hospitalizacion_id", old."unidad_id", old."servicio_id", old."estado", old."fecha_programada", old."fecha_aplicada", old."dosis_aplicada", old."via", old."sitio", old."motivo_omision", old."lote_id", old."enfermera_id", old."verificador_id", old."captura_tardia", old."ministracion_id", old."activo", old."creado_por", old."fecha_creacion") is distinct from (new."indicacion_id", new."hospitalizacion_id", new."unidad_id", new."servicio_id", new."estado", new."fecha_programada", new."fecha_aplicada", new."dosis_aplicada", new."via", new."sitio", new."motivo_omision", new."lote_id", new."enfermera_id", new."verificador_id", new."captura_tardia", new."ministracion_id", new."activo", new."creado_por", new."fecha_creacion") or (old."estatus" is distinct from new."estatus" and (old."estatus", new."estatus") not in (('VIGENTE', 'ANULADA'))) or (old."paciente_id" is distinct from new."paciente_id" and not exists (select from "paciente" t where (t."paciente_id", t."fusionado_en_id") in ((old."paciente_id", new."paciente_id"), (new."paciente_id", old."paciente_id")))) then
    raise exception 'ministracion: lo asentado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'ministracion', constraint = 'esquema_ministracion_asentado';
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_ministracion_asentado" before update or delete ON "ministracion" FOR EACH ROW EXECUTE FUNCTION "esquema_ministracion_asentado"();`,
      `ALTER TABLE "ministracion" ENABLE ALWAYS TRIGGER "esquema_ministracion_asentado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_ministracion_asentado" ON "ministracion";`,
      `DROP FUNCTION IF EXISTS "esquema_ministracion_asentado"();`,
    ],
  },
  'ministracion.esquema_ministracion_vaciado': {
    table: 'ministracion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_ministracion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'ministracion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'ministracion', constraint = 'esquema_ministracion_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_ministracion_vaciado" before truncate ON "ministracion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_ministracion_vaciado"();`,
      `ALTER TABLE "ministracion" ENABLE ALWAYS TRIGGER "esquema_ministracion_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_ministracion_vaciado" ON "ministracion";`,
      `DROP FUNCTION IF EXISTS "esquema_ministracion_vaciado"();`,
    ],
  },
  'modulo.esquema_modulo_vaciado': {
    table: 'modulo',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_modulo_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'modulo: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'modulo', constraint = 'esquema_modulo_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_modulo_vaciado" before truncate ON "modulo" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_modulo_vaciado"();`,
      `ALTER TABLE "modulo" ENABLE ALWAYS TRIGGER "esquema_modulo_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_modulo_vaciado" ON "modulo";`,
      `DROP FUNCTION IF EXISTS "esquema_modulo_vaciado"();`,
    ],
  },
  'motivo_cancelacion.esquema_motivo_cancelacion_vaciado': {
    table: 'motivo_cancelacion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_motivo_cancelacion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'motivo_cancelacion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'motivo_cancelacion', constraint = 'esquema_motivo_cancelacion_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_motivo_cancelacion_vaciado" before truncate ON "motivo_cancelacion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_motivo_cancelacion_vaciado"();`,
      `ALTER TABLE "motivo_cancelacion" ENABLE ALWAYS TRIGGER "esquema_motivo_cancelacion_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_motivo_cancelacion_vaciado" ON "motivo_cancelacion";`,
      `DROP FUNCTION IF EXISTS "esquema_motivo_cancelacion_vaciado"();`,
    ],
  },
  'motivo_diferencia.esquema_motivo_diferencia_vaciado': {
    table: 'motivo_diferencia',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_motivo_diferencia_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'motivo_diferencia: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'motivo_diferencia', constraint = 'esquema_motivo_diferencia_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_motivo_diferencia_vaciado" before truncate ON "motivo_diferencia" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_motivo_diferencia_vaciado"();`,
      `ALTER TABLE "motivo_diferencia" ENABLE ALWAYS TRIGGER "esquema_motivo_diferencia_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_motivo_diferencia_vaciado" ON "motivo_diferencia";`,
      `DROP FUNCTION IF EXISTS "esquema_motivo_diferencia_vaciado"();`,
    ],
  },
  'motivo_entrada_extraordinaria.esquema_motivo_entrada_extraordinaria_vaciado': {
    table: 'motivo_entrada_extraordinaria',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_motivo_entrada_extraordinaria_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'motivo_entrada_extraordinaria: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'motivo_entrada_extraordinaria', constraint = 'esquema_motivo_entrada_extraordinaria_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_motivo_entrada_extraordinaria_vaciado" before truncate ON "motivo_entrada_extraordinaria" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_motivo_entrada_extraordinaria_vaciado"();`,
      `ALTER TABLE "motivo_entrada_extraordinaria" ENABLE ALWAYS TRIGGER "esquema_motivo_entrada_extraordinaria_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_motivo_entrada_extraordinaria_vaciado" ON "motivo_entrada_extraordinaria";`,
      `DROP FUNCTION IF EXISTS "esquema_motivo_entrada_extraordinaria_vaciado"();`,
    ],
  },
  'motivo_no_surtido.esquema_motivo_no_surtido_vaciado': {
    table: 'motivo_no_surtido',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_motivo_no_surtido_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'motivo_no_surtido: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'motivo_no_surtido', constraint = 'esquema_motivo_no_surtido_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_motivo_no_surtido_vaciado" before truncate ON "motivo_no_surtido" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_motivo_no_surtido_vaciado"();`,
      `ALTER TABLE "motivo_no_surtido" ENABLE ALWAYS TRIGGER "esquema_motivo_no_surtido_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_motivo_no_surtido_vaciado" ON "motivo_no_surtido";`,
      `DROP FUNCTION IF EXISTS "esquema_motivo_no_surtido_vaciado"();`,
    ],
  },
  'motivo_salida_extraordinaria.esquema_motivo_salida_extraordinaria_vaciado': {
    table: 'motivo_salida_extraordinaria',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_motivo_salida_extraordinaria_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'motivo_salida_extraordinaria: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'motivo_salida_extraordinaria', constraint = 'esquema_motivo_salida_extraordinaria_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_motivo_salida_extraordinaria_vaciado" before truncate ON "motivo_salida_extraordinaria" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_motivo_salida_extraordinaria_vaciado"();`,
      `ALTER TABLE "motivo_salida_extraordinaria" ENABLE ALWAYS TRIGGER "esquema_motivo_salida_extraordinaria_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_motivo_salida_extraordinaria_vaciado" ON "motivo_salida_extraordinaria";`,
      `DROP FUNCTION IF EXISTS "esquema_motivo_salida_extraordinaria_vaciado"();`,
    ],
  },
  'movimiento_cama.esquema_movimiento_cama_vaciado': {
    table: 'movimiento_cama',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_movimiento_cama_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'movimiento_cama: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'movimiento_cama', constraint = 'esquema_movimiento_cama_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_movimiento_cama_vaciado" before truncate ON "movimiento_cama" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_movimiento_cama_vaciado"();`,
      `ALTER TABLE "movimiento_cama" ENABLE ALWAYS TRIGGER "esquema_movimiento_cama_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_movimiento_cama_vaciado" ON "movimiento_cama";`,
      `DROP FUNCTION IF EXISTS "esquema_movimiento_cama_vaciado"();`,
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
  'municipio.esquema_municipio_vaciado': {
    table: 'municipio',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_municipio_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'municipio: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'municipio', constraint = 'esquema_municipio_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_municipio_vaciado" before truncate ON "municipio" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_municipio_vaciado"();`,
      `ALTER TABLE "municipio" ENABLE ALWAYS TRIGGER "esquema_municipio_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_municipio_vaciado" ON "municipio";`,
      `DROP FUNCTION IF EXISTS "esquema_municipio_vaciado"();`,
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
  if not coalesce(old."firma_hash" is not null, false) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."hospitalizacion_id", old."tipo", old."unidad_id", old."jurisdiccion_id", old."servicio_id", old."fecha_hora", old."adenda_de_id", old."personal_medico_id", old."signos_id", old."resumen_interrogatorio", old."exploracion_fisica", old."evolucion_cuadro_clinico", old."resultados_relevantes", old."habitus_exterior", old."procedimientos_realizados", old."observaciones", old."servicio_interconsultado_id", old."motivo_envio", old."respuesta_interconsulta", old."unidad_receptora_id", old."manejo_estancia", old."problemas_pendientes", old."pronostico", old."tratamiento_indicaciones", old."recomendaciones", old."factores_riesgo", old."autor_id", old."firmada_por_id", old."firma_nombre", old."firma_cedula", old."fecha_firma", old."firma_hash", old."nota_evolucion_id", old."activo", old."creado_por", old."fecha_creacion") is distinct from (new."hospitalizacion_id", new."tipo", new."unidad_id", new."jurisdiccion_id", new."servicio_id", new."fecha_hora", new."adenda_de_id", new."personal_medico_id", new."signos_id", new."resumen_interrogatorio", new."exploracion_fisica", new."evolucion_cuadro_clinico", new."resultados_relevantes", new."habitus_exterior", new."procedimientos_realizados", new."observaciones", new."servicio_interconsultado_id", new."motivo_envio", new."respuesta_interconsulta", new."unidad_receptora_id", new."manejo_estancia", new."problemas_pendientes", new."pronostico", new."tratamiento_indicaciones", new."recomendaciones", new."factores_riesgo", new."autor_id", new."firmada_por_id", new."firma_nombre", new."firma_cedula", new."fecha_firma", new."firma_hash", new."nota_evolucion_id", new."activo", new."creado_por", new."fecha_creacion") or (old."estatus" is distinct from new."estatus" and (old."estatus", new."estatus") not in (('FIRMADA', 'ANULADA'))) or (old."paciente_id" is distinct from new."paciente_id" and not exists (select from "paciente" t where (t."paciente_id", t."fusionado_en_id") in ((old."paciente_id", new."paciente_id"), (new."paciente_id", old."paciente_id")))) then
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
  if tg_op = 'UPDATE' and (old."nota_evolucion_diagnostico_id", old."nota_evolucion_id", old."orden", old."diagnostico_id", old."tipo") is not distinct from (new."nota_evolucion_diagnostico_id", new."nota_evolucion_id", new."orden", new."diagnostico_id", new."tipo") then
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
  raise exception 'nota_evolucion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'nota_evolucion', constraint = 'esquema_nota_evolucion_vaciado';
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
  raise exception 'nota_evolucion_diagnostico: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'nota_evolucion_diagnostico', constraint = 'esquema_nota_evolucion_diagnostico_vaciado';
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
  'notificacion.esquema_notificacion_vaciado': {
    table: 'notificacion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_notificacion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'notificacion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'notificacion', constraint = 'esquema_notificacion_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_notificacion_vaciado" before truncate ON "notificacion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_notificacion_vaciado"();`,
      `ALTER TABLE "notificacion" ENABLE ALWAYS TRIGGER "esquema_notificacion_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_notificacion_vaciado" ON "notificacion";`,
      `DROP FUNCTION IF EXISTS "esquema_notificacion_vaciado"();`,
    ],
  },
  'nucleo.esquema_nucleo_vaciado': {
    table: 'nucleo',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_nucleo_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'nucleo: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'nucleo', constraint = 'esquema_nucleo_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_nucleo_vaciado" before truncate ON "nucleo" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_nucleo_vaciado"();`,
      `ALTER TABLE "nucleo" ENABLE ALWAYS TRIGGER "esquema_nucleo_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_nucleo_vaciado" ON "nucleo";`,
      `DROP FUNCTION IF EXISTS "esquema_nucleo_vaciado"();`,
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
  'orden_cargo.esquema_orden_cargo_asentado': {
    table: 'orden_cargo',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_orden_cargo_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if not coalesce(old."estatus" in ('CERRADA'), false) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."folio", old."hospitalizacion_id", old."tipo", old."motivo_urgencia", old."unidad_id", old."jurisdiccion_id", old."servicio_id", old."cama_id", old."almacen_surtidor_id", old."medico_indica_id", old."receta_id", old."turno", old."requerida_para", old."motivo", old."autorizacion_automatica", old."editores_ids", old."solicitante_id", old."prepara_id", old."relevada_de_id", old."surtida_por_id", old."segundo_verificador_id", old."recibida_por_id", old."firma", old."cancelada_por_id", old."fecha_solicitud", old."fecha_envio", old."fecha_tomada", old."actividad_preparacion", old."fecha_surtimiento", old."fecha_recepcion", old."orden_cargo_id", old."activo", old."creado_por", old."fecha_creacion") is distinct from (new."folio", new."hospitalizacion_id", new."tipo", new."motivo_urgencia", new."unidad_id", new."jurisdiccion_id", new."servicio_id", new."cama_id", new."almacen_surtidor_id", new."medico_indica_id", new."receta_id", new."turno", new."requerida_para", new."motivo", new."autorizacion_automatica", new."editores_ids", new."solicitante_id", new."prepara_id", new."relevada_de_id", new."surtida_por_id", new."segundo_verificador_id", new."recibida_por_id", new."firma", new."cancelada_por_id", new."fecha_solicitud", new."fecha_envio", new."fecha_tomada", new."actividad_preparacion", new."fecha_surtimiento", new."fecha_recepcion", new."orden_cargo_id", new."activo", new."creado_por", new."fecha_creacion") or (old."estatus" is distinct from new."estatus" and (old."estatus", new."estatus") not in (('CERRADA', 'EN_SURTIMIENTO'), ('CERRADA', 'SURTIDA'), ('CERRADA', 'SURTIDA_PARCIAL'), ('CERRADA', 'RECIBIDA'), ('CERRADA', 'CERRADA'))) or (old."paciente_id" is distinct from new."paciente_id" and not exists (select from "paciente" t where (t."paciente_id", t."fusionado_en_id") in ((old."paciente_id", new."paciente_id"), (new."paciente_id", old."paciente_id")))) then
    raise exception 'orden_cargo: lo asentado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'orden_cargo', constraint = 'esquema_orden_cargo_asentado';
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_orden_cargo_asentado" before update or delete ON "orden_cargo" FOR EACH ROW EXECUTE FUNCTION "esquema_orden_cargo_asentado"();`,
      `ALTER TABLE "orden_cargo" ENABLE ALWAYS TRIGGER "esquema_orden_cargo_asentado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_orden_cargo_asentado" ON "orden_cargo";`,
      `DROP FUNCTION IF EXISTS "esquema_orden_cargo_asentado"();`,
    ],
  },
  'orden_cargo_detalle.esquema_orden_cargo_detalle_asentado': {
    table: 'orden_cargo_detalle',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_orden_cargo_detalle_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and (old."insumo_orden_cargo_id", old."orden_cargo_id", old."orden", old."insumo_id", old."cantidad_solicitada", old."justificacion", old."cantidad_autorizada", old."motivo_modificacion", old."apartados", old."motivo_no_surtido_id", old."no_surtida", old."motivo_diferencia", old."nota_diferencia") is not distinct from (new."insumo_orden_cargo_id", new."orden_cargo_id", new."orden", new."insumo_id", new."cantidad_solicitada", new."justificacion", new."cantidad_autorizada", new."motivo_modificacion", new."apartados", new."motivo_no_surtido_id", new."no_surtida", new."motivo_diferencia", new."nota_diferencia") then
    return new;
  end if;
  if (tg_op <> 'INSERT' and exists (select from "orden_cargo" d where d."orden_cargo_id" = old."orden_cargo_id" and d."estatus" in ('CERRADA'))) or (tg_op <> 'DELETE' and exists (select from "orden_cargo" d where d."orden_cargo_id" = new."orden_cargo_id" and d."estatus" in ('CERRADA'))) then
    raise exception 'orden_cargo_detalle: lo asentado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'orden_cargo_detalle', constraint = 'esquema_orden_cargo_detalle_asentado';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;`,
      `CREATE TRIGGER "esquema_orden_cargo_detalle_asentado" before update or delete ON "orden_cargo_detalle" FOR EACH ROW EXECUTE FUNCTION "esquema_orden_cargo_detalle_asentado"();`,
      `ALTER TABLE "orden_cargo_detalle" ENABLE ALWAYS TRIGGER "esquema_orden_cargo_detalle_asentado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_orden_cargo_detalle_asentado" ON "orden_cargo_detalle";`,
      `DROP FUNCTION IF EXISTS "esquema_orden_cargo_detalle_asentado"();`,
    ],
  },
  'orden_cargo.esquema_orden_cargo_vaciado': {
    table: 'orden_cargo',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_orden_cargo_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'orden_cargo: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'orden_cargo', constraint = 'esquema_orden_cargo_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_orden_cargo_vaciado" before truncate ON "orden_cargo" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_orden_cargo_vaciado"();`,
      `ALTER TABLE "orden_cargo" ENABLE ALWAYS TRIGGER "esquema_orden_cargo_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_orden_cargo_vaciado" ON "orden_cargo";`,
      `DROP FUNCTION IF EXISTS "esquema_orden_cargo_vaciado"();`,
    ],
  },
  'orden_cargo_detalle.esquema_orden_cargo_detalle_vaciado': {
    table: 'orden_cargo_detalle',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_orden_cargo_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'orden_cargo_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'orden_cargo_detalle', constraint = 'esquema_orden_cargo_detalle_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_orden_cargo_detalle_vaciado" before truncate ON "orden_cargo_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_orden_cargo_detalle_vaciado"();`,
      `ALTER TABLE "orden_cargo_detalle" ENABLE ALWAYS TRIGGER "esquema_orden_cargo_detalle_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_orden_cargo_detalle_vaciado" ON "orden_cargo_detalle";`,
      `DROP FUNCTION IF EXISTS "esquema_orden_cargo_detalle_vaciado"();`,
    ],
  },
  'paciente.esquema_paciente_vaciado': {
    table: 'paciente',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_paciente_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'paciente: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'paciente', constraint = 'esquema_paciente_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_paciente_vaciado" before truncate ON "paciente" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_paciente_vaciado"();`,
      `ALTER TABLE "paciente" ENABLE ALWAYS TRIGGER "esquema_paciente_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_paciente_vaciado" ON "paciente";`,
      `DROP FUNCTION IF EXISTS "esquema_paciente_vaciado"();`,
    ],
  },
  'paciente_fusion.esquema_paciente_fusion_vaciado': {
    table: 'paciente_fusion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_paciente_fusion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'paciente_fusion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'paciente_fusion', constraint = 'esquema_paciente_fusion_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_paciente_fusion_vaciado" before truncate ON "paciente_fusion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_paciente_fusion_vaciado"();`,
      `ALTER TABLE "paciente_fusion" ENABLE ALWAYS TRIGGER "esquema_paciente_fusion_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_paciente_fusion_vaciado" ON "paciente_fusion";`,
      `DROP FUNCTION IF EXISTS "esquema_paciente_fusion_vaciado"();`,
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
  'paciente_unidad.esquema_paciente_unidad_vaciado': {
    table: 'paciente_unidad',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_paciente_unidad_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'paciente_unidad: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'paciente_unidad', constraint = 'esquema_paciente_unidad_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_paciente_unidad_vaciado" before truncate ON "paciente_unidad" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_paciente_unidad_vaciado"();`,
      `ALTER TABLE "paciente_unidad" ENABLE ALWAYS TRIGGER "esquema_paciente_unidad_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_paciente_unidad_vaciado" ON "paciente_unidad";`,
      `DROP FUNCTION IF EXISTS "esquema_paciente_unidad_vaciado"();`,
    ],
  },
  'pais.esquema_pais_vaciado': {
    table: 'pais',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_pais_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'pais: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'pais', constraint = 'esquema_pais_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_pais_vaciado" before truncate ON "pais" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_pais_vaciado"();`,
      `ALTER TABLE "pais" ENABLE ALWAYS TRIGGER "esquema_pais_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_pais_vaciado" ON "pais";`,
      `DROP FUNCTION IF EXISTS "esquema_pais_vaciado"();`,
    ],
  },
  'parentesco.esquema_parentesco_vaciado': {
    table: 'parentesco',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_parentesco_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'parentesco: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'parentesco', constraint = 'esquema_parentesco_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_parentesco_vaciado" before truncate ON "parentesco" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_parentesco_vaciado"();`,
      `ALTER TABLE "parentesco" ENABLE ALWAYS TRIGGER "esquema_parentesco_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_parentesco_vaciado" ON "parentesco";`,
      `DROP FUNCTION IF EXISTS "esquema_parentesco_vaciado"();`,
    ],
  },
  'perfil.esquema_perfil_vaciado': {
    table: 'perfil',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_perfil_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'perfil: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'perfil', constraint = 'esquema_perfil_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_perfil_vaciado" before truncate ON "perfil" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_perfil_vaciado"();`,
      `ALTER TABLE "perfil" ENABLE ALWAYS TRIGGER "esquema_perfil_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_perfil_vaciado" ON "perfil";`,
      `DROP FUNCTION IF EXISTS "esquema_perfil_vaciado"();`,
    ],
  },
  'permiso.esquema_permiso_vaciado': {
    table: 'permiso',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_permiso_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'permiso: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'permiso', constraint = 'esquema_permiso_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_permiso_vaciado" before truncate ON "permiso" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_permiso_vaciado"();`,
      `ALTER TABLE "permiso" ENABLE ALWAYS TRIGGER "esquema_permiso_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_permiso_vaciado" ON "permiso";`,
      `DROP FUNCTION IF EXISTS "esquema_permiso_vaciado"();`,
    ],
  },
  'persona.esquema_persona_vaciado': {
    table: 'persona',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_persona_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'persona: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'persona', constraint = 'esquema_persona_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_persona_vaciado" before truncate ON "persona" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_persona_vaciado"();`,
      `ALTER TABLE "persona" ENABLE ALWAYS TRIGGER "esquema_persona_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_persona_vaciado" ON "persona";`,
      `DROP FUNCTION IF EXISTS "esquema_persona_vaciado"();`,
    ],
  },
  'personal_medico.esquema_personal_medico_vaciado': {
    table: 'personal_medico',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_personal_medico_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'personal_medico: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'personal_medico', constraint = 'esquema_personal_medico_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_personal_medico_vaciado" before truncate ON "personal_medico" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_personal_medico_vaciado"();`,
      `ALTER TABLE "personal_medico" ENABLE ALWAYS TRIGGER "esquema_personal_medico_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_personal_medico_vaciado" ON "personal_medico";`,
      `DROP FUNCTION IF EXISTS "esquema_personal_medico_vaciado"();`,
    ],
  },
  'plantilla_configuracion.esquema_plantilla_configuracion_vaciado': {
    table: 'plantilla_configuracion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_plantilla_configuracion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'plantilla_configuracion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'plantilla_configuracion', constraint = 'esquema_plantilla_configuracion_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_plantilla_configuracion_vaciado" before truncate ON "plantilla_configuracion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_plantilla_configuracion_vaciado"();`,
      `ALTER TABLE "plantilla_configuracion" ENABLE ALWAYS TRIGGER "esquema_plantilla_configuracion_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_plantilla_configuracion_vaciado" ON "plantilla_configuracion";`,
      `DROP FUNCTION IF EXISTS "esquema_plantilla_configuracion_vaciado"();`,
    ],
  },
  'plantilla_linea.esquema_plantilla_linea_vaciado': {
    table: 'plantilla_linea',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_plantilla_linea_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'plantilla_linea: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'plantilla_linea', constraint = 'esquema_plantilla_linea_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_plantilla_linea_vaciado" before truncate ON "plantilla_linea" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_plantilla_linea_vaciado"();`,
      `ALTER TABLE "plantilla_linea" ENABLE ALWAYS TRIGGER "esquema_plantilla_linea_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_plantilla_linea_vaciado" ON "plantilla_linea";`,
      `DROP FUNCTION IF EXISTS "esquema_plantilla_linea_vaciado"();`,
    ],
  },
  'plantilla_nota.esquema_plantilla_nota_vaciado': {
    table: 'plantilla_nota',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_plantilla_nota_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'plantilla_nota: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'plantilla_nota', constraint = 'esquema_plantilla_nota_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_plantilla_nota_vaciado" before truncate ON "plantilla_nota" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_plantilla_nota_vaciado"();`,
      `ALTER TABLE "plantilla_nota" ENABLE ALWAYS TRIGGER "esquema_plantilla_nota_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_plantilla_nota_vaciado" ON "plantilla_nota";`,
      `DROP FUNCTION IF EXISTS "esquema_plantilla_nota_vaciado"();`,
    ],
  },
  'procedimiento.esquema_procedimiento_vaciado': {
    table: 'procedimiento',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_procedimiento_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'procedimiento: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'procedimiento', constraint = 'esquema_procedimiento_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_procedimiento_vaciado" before truncate ON "procedimiento" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_procedimiento_vaciado"();`,
      `ALTER TABLE "procedimiento" ENABLE ALWAYS TRIGGER "esquema_procedimiento_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_procedimiento_vaciado" ON "procedimiento";`,
      `DROP FUNCTION IF EXISTS "esquema_procedimiento_vaciado"();`,
    ],
  },
  'procedimiento_insumos_sugeridos.esquema_procedimiento_insumos_sugeridos_vaciado': {
    table: 'procedimiento_insumos_sugeridos',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_procedimiento_insumos_sugeridos_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'procedimiento_insumos_sugeridos: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'procedimiento_insumos_sugeridos', constraint = 'esquema_procedimiento_insumos_sugeridos_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_procedimiento_insumos_sugeridos_vaciado" before truncate ON "procedimiento_insumos_sugeridos" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_procedimiento_insumos_sugeridos_vaciado"();`,
      `ALTER TABLE "procedimiento_insumos_sugeridos" ENABLE ALWAYS TRIGGER "esquema_procedimiento_insumos_sugeridos_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_procedimiento_insumos_sugeridos_vaciado" ON "procedimiento_insumos_sugeridos";`,
      `DROP FUNCTION IF EXISTS "esquema_procedimiento_insumos_sugeridos_vaciado"();`,
    ],
  },
  'programa.esquema_programa_vaciado': {
    table: 'programa',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_programa_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'programa: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'programa', constraint = 'esquema_programa_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_programa_vaciado" before truncate ON "programa" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_programa_vaciado"();`,
      `ALTER TABLE "programa" ENABLE ALWAYS TRIGGER "esquema_programa_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_programa_vaciado" ON "programa";`,
      `DROP FUNCTION IF EXISTS "esquema_programa_vaciado"();`,
    ],
  },
  'programa_insumos.esquema_programa_insumos_vaciado': {
    table: 'programa_insumos',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_programa_insumos_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'programa_insumos: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'programa_insumos', constraint = 'esquema_programa_insumos_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_programa_insumos_vaciado" before truncate ON "programa_insumos" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_programa_insumos_vaciado"();`,
      `ALTER TABLE "programa_insumos" ENABLE ALWAYS TRIGGER "esquema_programa_insumos_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_programa_insumos_vaciado" ON "programa_insumos";`,
      `DROP FUNCTION IF EXISTS "esquema_programa_insumos_vaciado"();`,
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
  'programa_inscripcion.esquema_programa_inscripcion_vaciado': {
    table: 'programa_inscripcion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_programa_inscripcion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'programa_inscripcion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'programa_inscripcion', constraint = 'esquema_programa_inscripcion_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_programa_inscripcion_vaciado" before truncate ON "programa_inscripcion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_programa_inscripcion_vaciado"();`,
      `ALTER TABLE "programa_inscripcion" ENABLE ALWAYS TRIGGER "esquema_programa_inscripcion_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_programa_inscripcion_vaciado" ON "programa_inscripcion";`,
      `DROP FUNCTION IF EXISTS "esquema_programa_inscripcion_vaciado"();`,
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
  'propuesta_cambio.esquema_propuesta_cambio_asentado': {
    table: 'propuesta_cambio',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_propuesta_cambio_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if not coalesce(old."estatus" in ('RECIBIDA'), false) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."folio", old."proveedor_id", old."almacen_id", old."unidad_id", old."jurisdiccion_id", old."tipo", old."fecha_compromiso", old."proveedor_nota", old."motivo", old."ronda", old."rondas", old."remision", old."evento_id", old."nota_credito_folio", old."nota_credito_importe", old."firma", old."observaciones", old."elabora_id", old."editores_ids", old."envia_id", old."responde_id", old."receptor_id", old."fecha_elaboracion", old."fecha_envio", old."fecha_respuesta", old."fecha_embarque", old."fecha_recepcion", old."propuesta_cambio_id", old."activo", old."creado_por", old."fecha_creacion") is distinct from (new."folio", new."proveedor_id", new."almacen_id", new."unidad_id", new."jurisdiccion_id", new."tipo", new."fecha_compromiso", new."proveedor_nota", new."motivo", new."ronda", new."rondas", new."remision", new."evento_id", new."nota_credito_folio", new."nota_credito_importe", new."firma", new."observaciones", new."elabora_id", new."editores_ids", new."envia_id", new."responde_id", new."receptor_id", new."fecha_elaboracion", new."fecha_envio", new."fecha_respuesta", new."fecha_embarque", new."fecha_recepcion", new."propuesta_cambio_id", new."activo", new."creado_por", new."fecha_creacion") or old."estatus" is distinct from new."estatus" then
    raise exception 'propuesta_cambio: lo asentado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'propuesta_cambio', constraint = 'esquema_propuesta_cambio_asentado';
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_propuesta_cambio_asentado" before update or delete ON "propuesta_cambio" FOR EACH ROW EXECUTE FUNCTION "esquema_propuesta_cambio_asentado"();`,
      `ALTER TABLE "propuesta_cambio" ENABLE ALWAYS TRIGGER "esquema_propuesta_cambio_asentado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_propuesta_cambio_asentado" ON "propuesta_cambio";`,
      `DROP FUNCTION IF EXISTS "esquema_propuesta_cambio_asentado"();`,
    ],
  },
  'propuesta_cambio_detalle.esquema_propuesta_cambio_detalle_asentado': {
    table: 'propuesta_cambio_detalle',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_propuesta_cambio_detalle_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and (old."propuesta_cambio_detalle_id", old."propuesta_cambio_id", old."orden", old."lote_sale_id", old."cantidad_sale", old."insumo_entra_id", old."numero_lote_entra", old."caducidad_entra", old."cantidad_entra", old."insumo_id", old."numero_lote", old."caducidad", old."costo_unitario", old."carta_canje_id", old."piezas_por_derecho", old."cantidad_contra", old."recibido", old."entregado", old."condicion", old."temperatura", old."numero_lote_recibido", old."caducidad_recibida", old."recibido_cantidad", old."entregado_cantidad", old."rechazado_cantidad", old."lote_entra_id") is not distinct from (new."propuesta_cambio_detalle_id", new."propuesta_cambio_id", new."orden", new."lote_sale_id", new."cantidad_sale", new."insumo_entra_id", new."numero_lote_entra", new."caducidad_entra", new."cantidad_entra", new."insumo_id", new."numero_lote", new."caducidad", new."costo_unitario", new."carta_canje_id", new."piezas_por_derecho", new."cantidad_contra", new."recibido", new."entregado", new."condicion", new."temperatura", new."numero_lote_recibido", new."caducidad_recibida", new."recibido_cantidad", new."entregado_cantidad", new."rechazado_cantidad", new."lote_entra_id") then
    return new;
  end if;
  if (tg_op <> 'INSERT' and exists (select from "propuesta_cambio" d where d."propuesta_cambio_id" = old."propuesta_cambio_id" and d."estatus" in ('RECIBIDA'))) or (tg_op <> 'DELETE' and exists (select from "propuesta_cambio" d where d."propuesta_cambio_id" = new."propuesta_cambio_id" and d."estatus" in ('RECIBIDA'))) then
    raise exception 'propuesta_cambio_detalle: lo asentado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'propuesta_cambio_detalle', constraint = 'esquema_propuesta_cambio_detalle_asentado';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;`,
      `CREATE TRIGGER "esquema_propuesta_cambio_detalle_asentado" before update or delete ON "propuesta_cambio_detalle" FOR EACH ROW EXECUTE FUNCTION "esquema_propuesta_cambio_detalle_asentado"();`,
      `ALTER TABLE "propuesta_cambio_detalle" ENABLE ALWAYS TRIGGER "esquema_propuesta_cambio_detalle_asentado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_propuesta_cambio_detalle_asentado" ON "propuesta_cambio_detalle";`,
      `DROP FUNCTION IF EXISTS "esquema_propuesta_cambio_detalle_asentado"();`,
    ],
  },
  'propuesta_cambio.esquema_propuesta_cambio_vaciado': {
    table: 'propuesta_cambio',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_propuesta_cambio_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'propuesta_cambio: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'propuesta_cambio', constraint = 'esquema_propuesta_cambio_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_propuesta_cambio_vaciado" before truncate ON "propuesta_cambio" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_propuesta_cambio_vaciado"();`,
      `ALTER TABLE "propuesta_cambio" ENABLE ALWAYS TRIGGER "esquema_propuesta_cambio_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_propuesta_cambio_vaciado" ON "propuesta_cambio";`,
      `DROP FUNCTION IF EXISTS "esquema_propuesta_cambio_vaciado"();`,
    ],
  },
  'propuesta_cambio_detalle.esquema_propuesta_cambio_detalle_vaciado': {
    table: 'propuesta_cambio_detalle',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_propuesta_cambio_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'propuesta_cambio_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'propuesta_cambio_detalle', constraint = 'esquema_propuesta_cambio_detalle_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_propuesta_cambio_detalle_vaciado" before truncate ON "propuesta_cambio_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_propuesta_cambio_detalle_vaciado"();`,
      `ALTER TABLE "propuesta_cambio_detalle" ENABLE ALWAYS TRIGGER "esquema_propuesta_cambio_detalle_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_propuesta_cambio_detalle_vaciado" ON "propuesta_cambio_detalle";`,
      `DROP FUNCTION IF EXISTS "esquema_propuesta_cambio_detalle_vaciado"();`,
    ],
  },
  'proveedor.esquema_proveedor_vaciado': {
    table: 'proveedor',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_proveedor_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'proveedor: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'proveedor', constraint = 'esquema_proveedor_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_proveedor_vaciado" before truncate ON "proveedor" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_proveedor_vaciado"();`,
      `ALTER TABLE "proveedor" ENABLE ALWAYS TRIGGER "esquema_proveedor_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_proveedor_vaciado" ON "proveedor";`,
      `DROP FUNCTION IF EXISTS "esquema_proveedor_vaciado"();`,
    ],
  },
  'recepcion.esquema_recepcion_asentado': {
    table: 'recepcion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_recepcion_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if not coalesce(old."estatus" in ('ACEPTADA', 'ACEPTADA_PARCIAL', 'RECHAZADA'), false) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."folio", old."almacen_id", old."unidad_id", old."jurisdiccion_id", old."proveedor_id", old."evento_id", old."contrato_id", old."orden_suministro", old."remision", old."factura", old."fecha", old."motivo", old."inspeccion_empaque", old."inspeccion_etiquetado", old."inspeccion_caducidad", old."inspeccion_temperatura", old."inspeccion_observaciones", old."capturista_id", old."inspector_id", old."fecha_captura", old."fecha_inspeccion", old."recepcion_id", old."activo", old."creado_por", old."fecha_creacion") is distinct from (new."folio", new."almacen_id", new."unidad_id", new."jurisdiccion_id", new."proveedor_id", new."evento_id", new."contrato_id", new."orden_suministro", new."remision", new."factura", new."fecha", new."motivo", new."inspeccion_empaque", new."inspeccion_etiquetado", new."inspeccion_caducidad", new."inspeccion_temperatura", new."inspeccion_observaciones", new."capturista_id", new."inspector_id", new."fecha_captura", new."fecha_inspeccion", new."recepcion_id", new."activo", new."creado_por", new."fecha_creacion") or old."estatus" is distinct from new."estatus" then
    raise exception 'recepcion: lo asentado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'recepcion', constraint = 'esquema_recepcion_asentado';
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_recepcion_asentado" before update or delete ON "recepcion" FOR EACH ROW EXECUTE FUNCTION "esquema_recepcion_asentado"();`,
      `ALTER TABLE "recepcion" ENABLE ALWAYS TRIGGER "esquema_recepcion_asentado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_recepcion_asentado" ON "recepcion";`,
      `DROP FUNCTION IF EXISTS "esquema_recepcion_asentado"();`,
    ],
  },
  'recepcion_detalle.esquema_recepcion_detalle_asentado': {
    table: 'recepcion_detalle',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_recepcion_detalle_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and (old."recepcion_detalle_id", old."recepcion_id", old."orden", old."insumo_id", old."numero_lote", old."caducidad", old."cantidad", old."costo_unitario", old."iva_porcentaje", old."temperatura", old."ubicacion_codigo", old."marca", old."fecha_fabricacion", old."gtin", old."fuente_financiamiento_id", old."programa_id", old."cantidad_rechazada", old."motivo_rechazo", old."carta_folio", old."carta_fecha", old."carta_vigencia_meses", old."lote_id") is not distinct from (new."recepcion_detalle_id", new."recepcion_id", new."orden", new."insumo_id", new."numero_lote", new."caducidad", new."cantidad", new."costo_unitario", new."iva_porcentaje", new."temperatura", new."ubicacion_codigo", new."marca", new."fecha_fabricacion", new."gtin", new."fuente_financiamiento_id", new."programa_id", new."cantidad_rechazada", new."motivo_rechazo", new."carta_folio", new."carta_fecha", new."carta_vigencia_meses", new."lote_id") then
    return new;
  end if;
  if (tg_op <> 'INSERT' and exists (select from "recepcion" d where d."recepcion_id" = old."recepcion_id" and d."estatus" in ('ACEPTADA', 'ACEPTADA_PARCIAL', 'RECHAZADA'))) or (tg_op <> 'DELETE' and exists (select from "recepcion" d where d."recepcion_id" = new."recepcion_id" and d."estatus" in ('ACEPTADA', 'ACEPTADA_PARCIAL', 'RECHAZADA'))) then
    raise exception 'recepcion_detalle: lo asentado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'recepcion_detalle', constraint = 'esquema_recepcion_detalle_asentado';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;`,
      `CREATE TRIGGER "esquema_recepcion_detalle_asentado" before update or delete ON "recepcion_detalle" FOR EACH ROW EXECUTE FUNCTION "esquema_recepcion_detalle_asentado"();`,
      `ALTER TABLE "recepcion_detalle" ENABLE ALWAYS TRIGGER "esquema_recepcion_detalle_asentado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_recepcion_detalle_asentado" ON "recepcion_detalle";`,
      `DROP FUNCTION IF EXISTS "esquema_recepcion_detalle_asentado"();`,
    ],
  },
  'recepcion.esquema_recepcion_vaciado': {
    table: 'recepcion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_recepcion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'recepcion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'recepcion', constraint = 'esquema_recepcion_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_recepcion_vaciado" before truncate ON "recepcion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_recepcion_vaciado"();`,
      `ALTER TABLE "recepcion" ENABLE ALWAYS TRIGGER "esquema_recepcion_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_recepcion_vaciado" ON "recepcion";`,
      `DROP FUNCTION IF EXISTS "esquema_recepcion_vaciado"();`,
    ],
  },
  'recepcion_detalle.esquema_recepcion_detalle_vaciado': {
    table: 'recepcion_detalle',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_recepcion_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'recepcion_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'recepcion_detalle', constraint = 'esquema_recepcion_detalle_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_recepcion_detalle_vaciado" before truncate ON "recepcion_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_recepcion_detalle_vaciado"();`,
      `ALTER TABLE "recepcion_detalle" ENABLE ALWAYS TRIGGER "esquema_recepcion_detalle_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_recepcion_detalle_vaciado" ON "recepcion_detalle";`,
      `DROP FUNCTION IF EXISTS "esquema_recepcion_detalle_vaciado"();`,
    ],
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
  if not coalesce(old."firma_hash" is not null, false) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."folio", old."consulta_id", old."almacen_id", old."diagnostico_id", old."surtimientos_permitidos", old."indicaciones_generales", old."unidad_id", old."jurisdiccion_id", old."unidad_farmacia_id", old."visita_id", old."personal_medico_id", old."autor_id", old."emitida_por_id", old."medico_nombre", old."medico_cedula", old."fecha_expedicion", old."firma_hash", old."receta_id", old."activo", old."creado_por", old."fecha_creacion") is distinct from (new."folio", new."consulta_id", new."almacen_id", new."diagnostico_id", new."surtimientos_permitidos", new."indicaciones_generales", new."unidad_id", new."jurisdiccion_id", new."unidad_farmacia_id", new."visita_id", new."personal_medico_id", new."autor_id", new."emitida_por_id", new."medico_nombre", new."medico_cedula", new."fecha_expedicion", new."firma_hash", new."receta_id", new."activo", new."creado_por", new."fecha_creacion") or (old."estatus" is distinct from new."estatus" and (old."estatus", new."estatus") not in (('EMITIDA', 'CANCELADA'), ('SURTIDA_PARCIAL', 'CANCELADA'), ('EMITIDA', 'SURTIDA_PARCIAL'), ('EMITIDA', 'SURTIDA'), ('SURTIDA_PARCIAL', 'SURTIDA_PARCIAL'), ('SURTIDA_PARCIAL', 'SURTIDA'), ('SURTIDA', 'EMITIDA'), ('SURTIDA', 'SURTIDA_PARCIAL'), ('SURTIDA_PARCIAL', 'EMITIDA'), ('EMITIDA', 'EMITIDA'), ('EMITIDA', 'NO_SURTIDA'), ('SURTIDA_PARCIAL', 'NO_SURTIDA'), ('EMITIDA', 'VENCIDA'), ('SURTIDA_PARCIAL', 'VENCIDA'))) or (old."paciente_id" is distinct from new."paciente_id" and not exists (select from "paciente" t where (t."paciente_id", t."fusionado_en_id") in ((old."paciente_id", new."paciente_id"), (new."paciente_id", old."paciente_id")))) then
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
  if tg_op = 'UPDATE' and (old."receta_detalle_id", old."receta_id", old."orden", old."insumo_id", old."dosis", old."unidad_dosis", old."via", old."frecuencia_horas", old."frecuencia_texto", old."duracion_dias", old."prn", old."indicacion_prn", old."cantidad_prescrita", old."continuacion", old."indicaciones", old."justificacion") is not distinct from (new."receta_detalle_id", new."receta_id", new."orden", new."insumo_id", new."dosis", new."unidad_dosis", new."via", new."frecuencia_horas", new."frecuencia_texto", new."duracion_dias", new."prn", new."indicacion_prn", new."cantidad_prescrita", new."continuacion", new."indicaciones", new."justificacion") then
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
  raise exception 'receta: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'receta', constraint = 'esquema_receta_vaciado';
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
  raise exception 'receta_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'receta_detalle', constraint = 'esquema_receta_detalle_vaciado';
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
  'receta_abierta.esquema_receta_abierta_vaciado': {
    table: 'receta_abierta',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_receta_abierta_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'receta_abierta: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'receta_abierta', constraint = 'esquema_receta_abierta_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_receta_abierta_vaciado" before truncate ON "receta_abierta" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_receta_abierta_vaciado"();`,
      `ALTER TABLE "receta_abierta" ENABLE ALWAYS TRIGGER "esquema_receta_abierta_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_receta_abierta_vaciado" ON "receta_abierta";`,
      `DROP FUNCTION IF EXISTS "esquema_receta_abierta_vaciado"();`,
    ],
  },
  'red_historial.esquema_red_historial_vaciado': {
    table: 'red_historial',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_red_historial_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'red_historial: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'red_historial', constraint = 'esquema_red_historial_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_red_historial_vaciado" before truncate ON "red_historial" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_red_historial_vaciado"();`,
      `ALTER TABLE "red_historial" ENABLE ALWAYS TRIGGER "esquema_red_historial_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_red_historial_vaciado" ON "red_historial";`,
      `DROP FUNCTION IF EXISTS "esquema_red_historial_vaciado"();`,
    ],
  },
  'religion.esquema_religion_vaciado': {
    table: 'religion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_religion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'religion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'religion', constraint = 'esquema_religion_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_religion_vaciado" before truncate ON "religion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_religion_vaciado"();`,
      `ALTER TABLE "religion" ENABLE ALWAYS TRIGGER "esquema_religion_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_religion_vaciado" ON "religion";`,
      `DROP FUNCTION IF EXISTS "esquema_religion_vaciado"();`,
    ],
  },
  'salida_extraordinaria.esquema_salida_extraordinaria_asentado': {
    table: 'salida_extraordinaria',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_salida_extraordinaria_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if not coalesce(old."estatus" in ('APLICADA', 'REVERSADA'), false) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."folio", old."almacen_id", old."unidad_id", old."jurisdiccion_id", old."motivo_salida_extraordinaria_id", old."fecha_documento", old."destino_texto", old."acta_numero", old."observaciones", old."requiere_autorizacion", old."requiere_evidencia", old."requiere_acta", old."permite_lote_caducado", old."destino", old."solicitante_id", old."editores_ids", old."remitente_id", old."autorizador_id", old."aplicada_por_id", old."fecha_solicitud", old."fecha_envio", old."fecha_autorizacion", old."fecha_aplicacion", old."salida_extraordinaria_id", old."activo", old."creado_por", old."fecha_creacion") is distinct from (new."folio", new."almacen_id", new."unidad_id", new."jurisdiccion_id", new."motivo_salida_extraordinaria_id", new."fecha_documento", new."destino_texto", new."acta_numero", new."observaciones", new."requiere_autorizacion", new."requiere_evidencia", new."requiere_acta", new."permite_lote_caducado", new."destino", new."solicitante_id", new."editores_ids", new."remitente_id", new."autorizador_id", new."aplicada_por_id", new."fecha_solicitud", new."fecha_envio", new."fecha_autorizacion", new."fecha_aplicacion", new."salida_extraordinaria_id", new."activo", new."creado_por", new."fecha_creacion") or (old."estatus" is distinct from new."estatus" and (old."estatus", new."estatus") not in (('APLICADA', 'REVERSADA'))) then
    raise exception 'salida_extraordinaria: lo asentado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'salida_extraordinaria', constraint = 'esquema_salida_extraordinaria_asentado';
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_salida_extraordinaria_asentado" before update or delete ON "salida_extraordinaria" FOR EACH ROW EXECUTE FUNCTION "esquema_salida_extraordinaria_asentado"();`,
      `ALTER TABLE "salida_extraordinaria" ENABLE ALWAYS TRIGGER "esquema_salida_extraordinaria_asentado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_salida_extraordinaria_asentado" ON "salida_extraordinaria";`,
      `DROP FUNCTION IF EXISTS "esquema_salida_extraordinaria_asentado"();`,
    ],
  },
  'salida_extraordinaria_detalle.esquema_salida_extraordinaria_detalle_asentado': {
    table: 'salida_extraordinaria_detalle',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_salida_extraordinaria_detalle_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and (old."salida_extraordinaria_detalle_id", old."salida_extraordinaria_id", old."orden", old."lote_id", old."cantidad", old."observaciones", old."insumo_id", old."caducidad", old."costo_unitario") is not distinct from (new."salida_extraordinaria_detalle_id", new."salida_extraordinaria_id", new."orden", new."lote_id", new."cantidad", new."observaciones", new."insumo_id", new."caducidad", new."costo_unitario") then
    return new;
  end if;
  if (tg_op <> 'INSERT' and exists (select from "salida_extraordinaria" d where d."salida_extraordinaria_id" = old."salida_extraordinaria_id" and d."estatus" in ('APLICADA', 'REVERSADA'))) or (tg_op <> 'DELETE' and exists (select from "salida_extraordinaria" d where d."salida_extraordinaria_id" = new."salida_extraordinaria_id" and d."estatus" in ('APLICADA', 'REVERSADA'))) then
    raise exception 'salida_extraordinaria_detalle: lo asentado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'salida_extraordinaria_detalle', constraint = 'esquema_salida_extraordinaria_detalle_asentado';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;`,
      `CREATE TRIGGER "esquema_salida_extraordinaria_detalle_asentado" before update or delete ON "salida_extraordinaria_detalle" FOR EACH ROW EXECUTE FUNCTION "esquema_salida_extraordinaria_detalle_asentado"();`,
      `ALTER TABLE "salida_extraordinaria_detalle" ENABLE ALWAYS TRIGGER "esquema_salida_extraordinaria_detalle_asentado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_salida_extraordinaria_detalle_asentado" ON "salida_extraordinaria_detalle";`,
      `DROP FUNCTION IF EXISTS "esquema_salida_extraordinaria_detalle_asentado"();`,
    ],
  },
  'salida_extraordinaria.esquema_salida_extraordinaria_vaciado': {
    table: 'salida_extraordinaria',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_salida_extraordinaria_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'salida_extraordinaria: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'salida_extraordinaria', constraint = 'esquema_salida_extraordinaria_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_salida_extraordinaria_vaciado" before truncate ON "salida_extraordinaria" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_salida_extraordinaria_vaciado"();`,
      `ALTER TABLE "salida_extraordinaria" ENABLE ALWAYS TRIGGER "esquema_salida_extraordinaria_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_salida_extraordinaria_vaciado" ON "salida_extraordinaria";`,
      `DROP FUNCTION IF EXISTS "esquema_salida_extraordinaria_vaciado"();`,
    ],
  },
  'salida_extraordinaria_detalle.esquema_salida_extraordinaria_detalle_vaciado': {
    table: 'salida_extraordinaria_detalle',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_salida_extraordinaria_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'salida_extraordinaria_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'salida_extraordinaria_detalle', constraint = 'esquema_salida_extraordinaria_detalle_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_salida_extraordinaria_detalle_vaciado" before truncate ON "salida_extraordinaria_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_salida_extraordinaria_detalle_vaciado"();`,
      `ALTER TABLE "salida_extraordinaria_detalle" ENABLE ALWAYS TRIGGER "esquema_salida_extraordinaria_detalle_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_salida_extraordinaria_detalle_vaciado" ON "salida_extraordinaria_detalle";`,
      `DROP FUNCTION IF EXISTS "esquema_salida_extraordinaria_detalle_vaciado"();`,
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
  'signos.esquema_signos_vaciado': {
    table: 'signos',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_signos_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'signos: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'signos', constraint = 'esquema_signos_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_signos_vaciado" before truncate ON "signos" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_signos_vaciado"();`,
      `ALTER TABLE "signos" ENABLE ALWAYS TRIGGER "esquema_signos_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_signos_vaciado" ON "signos";`,
      `DROP FUNCTION IF EXISTS "esquema_signos_vaciado"();`,
    ],
  },
  'signos_liquido.esquema_signos_liquido_vaciado': {
    table: 'signos_liquido',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_signos_liquido_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'signos_liquido: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'signos_liquido', constraint = 'esquema_signos_liquido_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_signos_liquido_vaciado" before truncate ON "signos_liquido" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_signos_liquido_vaciado"();`,
      `ALTER TABLE "signos_liquido" ENABLE ALWAYS TRIGGER "esquema_signos_liquido_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_signos_liquido_vaciado" ON "signos_liquido";`,
      `DROP FUNCTION IF EXISTS "esquema_signos_liquido_vaciado"();`,
    ],
  },
  'solicitud.esquema_solicitud_asentado': {
    table: 'solicitud',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_solicitud_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if not coalesce(old."estatus" in ('CERRADA'), false) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."folio", old."tipo", old."almacen_solicitante_id", old."almacen_surtidor_id", old."unidad_solicitante_id", old."unidad_surtidora_id", old."jurisdiccion_id", old."urgente", old."acepta_sustitutos", old."periodo", old."fecha_requerida", old."folio_papel", old."fecha_papel", old."motivo_manual", old."justificacion", old."motivo", old."solicitud_origen_id", old."solicitud_dividida_id", old."remision", old."evidencia_dano_id", old."temperatura_llegada", old."solicitante_id", old."editores_ids", old."remitente_id", old."revisor_id", old."autorizador_id", old."surtidor_id", old."receptor_id", old."fecha_solicitud", old."fecha_envio", old."fecha_autorizacion", old."fecha_embarque", old."fecha_recepcion", old."evento_id", old."solicitud_id", old."activo", old."creado_por", old."fecha_creacion") is distinct from (new."folio", new."tipo", new."almacen_solicitante_id", new."almacen_surtidor_id", new."unidad_solicitante_id", new."unidad_surtidora_id", new."jurisdiccion_id", new."urgente", new."acepta_sustitutos", new."periodo", new."fecha_requerida", new."folio_papel", new."fecha_papel", new."motivo_manual", new."justificacion", new."motivo", new."solicitud_origen_id", new."solicitud_dividida_id", new."remision", new."evidencia_dano_id", new."temperatura_llegada", new."solicitante_id", new."editores_ids", new."remitente_id", new."revisor_id", new."autorizador_id", new."surtidor_id", new."receptor_id", new."fecha_solicitud", new."fecha_envio", new."fecha_autorizacion", new."fecha_embarque", new."fecha_recepcion", new."evento_id", new."solicitud_id", new."activo", new."creado_por", new."fecha_creacion") or old."estatus" is distinct from new."estatus" then
    raise exception 'solicitud: lo asentado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'solicitud', constraint = 'esquema_solicitud_asentado';
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_solicitud_asentado" before update or delete ON "solicitud" FOR EACH ROW EXECUTE FUNCTION "esquema_solicitud_asentado"();`,
      `ALTER TABLE "solicitud" ENABLE ALWAYS TRIGGER "esquema_solicitud_asentado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_solicitud_asentado" ON "solicitud";`,
      `DROP FUNCTION IF EXISTS "esquema_solicitud_asentado"();`,
    ],
  },
  'solicitud_detalle.esquema_solicitud_detalle_asentado': {
    table: 'solicitud_detalle',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_solicitud_detalle_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and (old."solicitud_detalle_id", old."solicitud_id", old."orden", old."insumo_id", old."insumo_solicitado_id", old."sustituto_insumo_id", old."cantidad_solicitada", old."observaciones", old."existencia_actual", old."cpm", old."en_transito", old."cantidad_sugerida", old."precio_estimado", old."cantidad_autorizada", old."motivo_modificacion", old."cantidad_apartada", old."lotes", old."cantidad_surtida", old."motivo_faltante", old."motivo_no_fefo", old."cantidad_recibida", old."diferencia_tipo", old."diferencia_nota", old."diferencia_resolucion") is not distinct from (new."solicitud_detalle_id", new."solicitud_id", new."orden", new."insumo_id", new."insumo_solicitado_id", new."sustituto_insumo_id", new."cantidad_solicitada", new."observaciones", new."existencia_actual", new."cpm", new."en_transito", new."cantidad_sugerida", new."precio_estimado", new."cantidad_autorizada", new."motivo_modificacion", new."cantidad_apartada", new."lotes", new."cantidad_surtida", new."motivo_faltante", new."motivo_no_fefo", new."cantidad_recibida", new."diferencia_tipo", new."diferencia_nota", new."diferencia_resolucion") then
    return new;
  end if;
  if (tg_op <> 'INSERT' and exists (select from "solicitud" d where d."solicitud_id" = old."solicitud_id" and d."estatus" in ('CERRADA'))) or (tg_op <> 'DELETE' and exists (select from "solicitud" d where d."solicitud_id" = new."solicitud_id" and d."estatus" in ('CERRADA'))) then
    raise exception 'solicitud_detalle: lo asentado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'solicitud_detalle', constraint = 'esquema_solicitud_detalle_asentado';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;`,
      `CREATE TRIGGER "esquema_solicitud_detalle_asentado" before update or delete ON "solicitud_detalle" FOR EACH ROW EXECUTE FUNCTION "esquema_solicitud_detalle_asentado"();`,
      `ALTER TABLE "solicitud_detalle" ENABLE ALWAYS TRIGGER "esquema_solicitud_detalle_asentado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_solicitud_detalle_asentado" ON "solicitud_detalle";`,
      `DROP FUNCTION IF EXISTS "esquema_solicitud_detalle_asentado"();`,
    ],
  },
  'solicitud.esquema_solicitud_vaciado': {
    table: 'solicitud',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_solicitud_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'solicitud: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'solicitud', constraint = 'esquema_solicitud_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_solicitud_vaciado" before truncate ON "solicitud" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_solicitud_vaciado"();`,
      `ALTER TABLE "solicitud" ENABLE ALWAYS TRIGGER "esquema_solicitud_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_solicitud_vaciado" ON "solicitud";`,
      `DROP FUNCTION IF EXISTS "esquema_solicitud_vaciado"();`,
    ],
  },
  'solicitud_detalle.esquema_solicitud_detalle_vaciado': {
    table: 'solicitud_detalle',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_solicitud_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'solicitud_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'solicitud_detalle', constraint = 'esquema_solicitud_detalle_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_solicitud_detalle_vaciado" before truncate ON "solicitud_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_solicitud_detalle_vaciado"();`,
      `ALTER TABLE "solicitud_detalle" ENABLE ALWAYS TRIGGER "esquema_solicitud_detalle_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_solicitud_detalle_vaciado" ON "solicitud_detalle";`,
      `DROP FUNCTION IF EXISTS "esquema_solicitud_detalle_vaciado"();`,
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
  'surtimiento.esquema_surtimiento_asentado': {
    table: 'surtimiento',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_surtimiento_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if not coalesce(old."estatus" in ('VIGENTE', 'REVERSADO'), false) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."receta_id", old."numero", old."folio", old."almacen_id", old."unidad_id", old."unidad_receta_id", old."jurisdiccion_id", old."fecha", old."usuario_id", old."segundo_verificador_id", old."recibe", old."asesoria", old."controlado", old."red_fria", old."piezas", old."surtimiento_id", old."activo", old."creado_por", old."fecha_creacion") is distinct from (new."receta_id", new."numero", new."folio", new."almacen_id", new."unidad_id", new."unidad_receta_id", new."jurisdiccion_id", new."fecha", new."usuario_id", new."segundo_verificador_id", new."recibe", new."asesoria", new."controlado", new."red_fria", new."piezas", new."surtimiento_id", new."activo", new."creado_por", new."fecha_creacion") or (old."estatus" is distinct from new."estatus" and (old."estatus", new."estatus") not in (('VIGENTE', 'REVERSADO'))) or (old."paciente_id" is distinct from new."paciente_id" and not exists (select from "paciente" t where (t."paciente_id", t."fusionado_en_id") in ((old."paciente_id", new."paciente_id"), (new."paciente_id", old."paciente_id")))) then
    raise exception 'surtimiento: lo asentado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'surtimiento', constraint = 'esquema_surtimiento_asentado';
  end if;
  return new;
end
$$;`,
      `CREATE TRIGGER "esquema_surtimiento_asentado" before update or delete ON "surtimiento" FOR EACH ROW EXECUTE FUNCTION "esquema_surtimiento_asentado"();`,
      `ALTER TABLE "surtimiento" ENABLE ALWAYS TRIGGER "esquema_surtimiento_asentado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_surtimiento_asentado" ON "surtimiento";`,
      `DROP FUNCTION IF EXISTS "esquema_surtimiento_asentado"();`,
    ],
  },
  'surtimiento_detalle.esquema_surtimiento_detalle_asentado': {
    table: 'surtimiento_detalle',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_surtimiento_detalle_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and (old."surtimiento_detalle_id", old."surtimiento_id", old."orden", old."receta_detalle_id", old."insumo_id", old."insumo_recetado_id", old."lote_id", old."caducidad", old."cantidad", old."escaneado", old."motivo_no_fefo", old."movimiento") is not distinct from (new."surtimiento_detalle_id", new."surtimiento_id", new."orden", new."receta_detalle_id", new."insumo_id", new."insumo_recetado_id", new."lote_id", new."caducidad", new."cantidad", new."escaneado", new."motivo_no_fefo", new."movimiento") then
    return new;
  end if;
  if (tg_op <> 'INSERT' and exists (select from "surtimiento" d where d."surtimiento_id" = old."surtimiento_id" and d."estatus" in ('VIGENTE', 'REVERSADO'))) or (tg_op <> 'DELETE' and exists (select from "surtimiento" d where d."surtimiento_id" = new."surtimiento_id" and d."estatus" in ('VIGENTE', 'REVERSADO'))) then
    raise exception 'surtimiento_detalle: lo asentado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'surtimiento_detalle', constraint = 'esquema_surtimiento_detalle_asentado';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;`,
      `CREATE TRIGGER "esquema_surtimiento_detalle_asentado" before update or delete ON "surtimiento_detalle" FOR EACH ROW EXECUTE FUNCTION "esquema_surtimiento_detalle_asentado"();`,
      `ALTER TABLE "surtimiento_detalle" ENABLE ALWAYS TRIGGER "esquema_surtimiento_detalle_asentado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_surtimiento_detalle_asentado" ON "surtimiento_detalle";`,
      `DROP FUNCTION IF EXISTS "esquema_surtimiento_detalle_asentado"();`,
    ],
  },
  'surtimiento.esquema_surtimiento_vaciado': {
    table: 'surtimiento',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_surtimiento_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'surtimiento: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'surtimiento', constraint = 'esquema_surtimiento_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_surtimiento_vaciado" before truncate ON "surtimiento" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_surtimiento_vaciado"();`,
      `ALTER TABLE "surtimiento" ENABLE ALWAYS TRIGGER "esquema_surtimiento_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_surtimiento_vaciado" ON "surtimiento";`,
      `DROP FUNCTION IF EXISTS "esquema_surtimiento_vaciado"();`,
    ],
  },
  'surtimiento_detalle.esquema_surtimiento_detalle_vaciado': {
    table: 'surtimiento_detalle',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_surtimiento_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'surtimiento_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'surtimiento_detalle', constraint = 'esquema_surtimiento_detalle_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_surtimiento_detalle_vaciado" before truncate ON "surtimiento_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_surtimiento_detalle_vaciado"();`,
      `ALTER TABLE "surtimiento_detalle" ENABLE ALWAYS TRIGGER "esquema_surtimiento_detalle_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_surtimiento_detalle_vaciado" ON "surtimiento_detalle";`,
      `DROP FUNCTION IF EXISTS "esquema_surtimiento_detalle_vaciado"();`,
    ],
  },
  'sustancia.esquema_sustancia_vaciado': {
    table: 'sustancia',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_sustancia_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'sustancia: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'sustancia', constraint = 'esquema_sustancia_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_sustancia_vaciado" before truncate ON "sustancia" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_sustancia_vaciado"();`,
      `ALTER TABLE "sustancia" ENABLE ALWAYS TRIGGER "esquema_sustancia_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_sustancia_vaciado" ON "sustancia";`,
      `DROP FUNCTION IF EXISTS "esquema_sustancia_vaciado"();`,
    ],
  },
  'temperatura.esquema_temperatura_vaciado': {
    table: 'temperatura',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_temperatura_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'temperatura: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'temperatura', constraint = 'esquema_temperatura_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_temperatura_vaciado" before truncate ON "temperatura" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_temperatura_vaciado"();`,
      `ALTER TABLE "temperatura" ENABLE ALWAYS TRIGGER "esquema_temperatura_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_temperatura_vaciado" ON "temperatura";`,
      `DROP FUNCTION IF EXISTS "esquema_temperatura_vaciado"();`,
    ],
  },
  'tipo_dieta.esquema_tipo_dieta_vaciado': {
    table: 'tipo_dieta',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_tipo_dieta_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'tipo_dieta: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'tipo_dieta', constraint = 'esquema_tipo_dieta_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_tipo_dieta_vaciado" before truncate ON "tipo_dieta" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_tipo_dieta_vaciado"();`,
      `ALTER TABLE "tipo_dieta" ENABLE ALWAYS TRIGGER "esquema_tipo_dieta_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_tipo_dieta_vaciado" ON "tipo_dieta";`,
      `DROP FUNCTION IF EXISTS "esquema_tipo_dieta_vaciado"();`,
    ],
  },
  'turno.esquema_turno_vaciado': {
    table: 'turno',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_turno_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'turno: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'turno', constraint = 'esquema_turno_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_turno_vaciado" before truncate ON "turno" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_turno_vaciado"();`,
      `ALTER TABLE "turno" ENABLE ALWAYS TRIGGER "esquema_turno_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_turno_vaciado" ON "turno";`,
      `DROP FUNCTION IF EXISTS "esquema_turno_vaciado"();`,
    ],
  },
  'unidad.esquema_unidad_vaciado': {
    table: 'unidad',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_unidad_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'unidad: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'unidad', constraint = 'esquema_unidad_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_unidad_vaciado" before truncate ON "unidad" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_unidad_vaciado"();`,
      `ALTER TABLE "unidad" ENABLE ALWAYS TRIGGER "esquema_unidad_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_unidad_vaciado" ON "unidad";`,
      `DROP FUNCTION IF EXISTS "esquema_unidad_vaciado"();`,
    ],
  },
  'unidad_medida.esquema_unidad_medida_vaciado': {
    table: 'unidad_medida',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_unidad_medida_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'unidad_medida: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'unidad_medida', constraint = 'esquema_unidad_medida_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_unidad_medida_vaciado" before truncate ON "unidad_medida" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_unidad_medida_vaciado"();`,
      `ALTER TABLE "unidad_medida" ENABLE ALWAYS TRIGGER "esquema_unidad_medida_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_unidad_medida_vaciado" ON "unidad_medida";`,
      `DROP FUNCTION IF EXISTS "esquema_unidad_medida_vaciado"();`,
    ],
  },
  'unidad_tipo.esquema_unidad_tipo_vaciado': {
    table: 'unidad_tipo',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_unidad_tipo_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'unidad_tipo: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'unidad_tipo', constraint = 'esquema_unidad_tipo_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_unidad_tipo_vaciado" before truncate ON "unidad_tipo" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_unidad_tipo_vaciado"();`,
      `ALTER TABLE "unidad_tipo" ENABLE ALWAYS TRIGGER "esquema_unidad_tipo_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_unidad_tipo_vaciado" ON "unidad_tipo";`,
      `DROP FUNCTION IF EXISTS "esquema_unidad_tipo_vaciado"();`,
    ],
  },
  'usuario.esquema_usuario_vaciado': {
    table: 'usuario',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_usuario_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'usuario: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'usuario', constraint = 'esquema_usuario_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_usuario_vaciado" before truncate ON "usuario" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_usuario_vaciado"();`,
      `ALTER TABLE "usuario" ENABLE ALWAYS TRIGGER "esquema_usuario_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_usuario_vaciado" ON "usuario";`,
      `DROP FUNCTION IF EXISTS "esquema_usuario_vaciado"();`,
    ],
  },
  'via_administracion.esquema_via_administracion_vaciado': {
    table: 'via_administracion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_via_administracion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'via_administracion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'via_administracion', constraint = 'esquema_via_administracion_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_via_administracion_vaciado" before truncate ON "via_administracion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_via_administracion_vaciado"();`,
      `ALTER TABLE "via_administracion" ENABLE ALWAYS TRIGGER "esquema_via_administracion_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_via_administracion_vaciado" ON "via_administracion";`,
      `DROP FUNCTION IF EXISTS "esquema_via_administracion_vaciado"();`,
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
  'visita.esquema_visita_vaciado': {
    table: 'visita',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_visita_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'visita: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'visita', constraint = 'esquema_visita_vaciado';
end
$$;`,
      `CREATE TRIGGER "esquema_visita_vaciado" before truncate ON "visita" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_visita_vaciado"();`,
      `ALTER TABLE "visita" ENABLE ALWAYS TRIGGER "esquema_visita_vaciado";`,
    ],
    drop: [
      `DROP TRIGGER IF EXISTS "esquema_visita_vaciado" ON "visita";`,
      `DROP FUNCTION IF EXISTS "esquema_visita_vaciado"();`,
    ],
  },
};
