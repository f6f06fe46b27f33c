-- tablas: 2a8b034fda94 → 8806e4f5fb4f
ALTER TABLE "archivo" ADD COLUMN "congelado" timestamp (3) with time zone;
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_consulta_firmado" ON "consulta";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_consulta_firmado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_consulta_diagnostico_firmado" ON "consulta_diagnostico";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_consulta_diagnostico_firmado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_consulta_vaciado" ON "consulta";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_consulta_vaciado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_consulta_diagnostico_vaciado" ON "consulta_diagnostico";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_consulta_diagnostico_vaciado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_entrega_turno_firmado" ON "entrega_turno";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_entrega_turno_firmado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_entrega_turno_paciente_firmado" ON "entrega_turno_paciente";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_entrega_turno_paciente_firmado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_entrega_turno_vaciado" ON "entrega_turno";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_entrega_turno_vaciado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_entrega_turno_paciente_vaciado" ON "entrega_turno_paciente";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_entrega_turno_paciente_vaciado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_nota_evolucion_firmado" ON "nota_evolucion";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_nota_evolucion_firmado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_nota_evolucion_diagnostico_firmado" ON "nota_evolucion_diagnostico";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_nota_evolucion_diagnostico_firmado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_nota_evolucion_vaciado" ON "nota_evolucion";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_nota_evolucion_vaciado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_nota_evolucion_diagnostico_vaciado" ON "nota_evolucion_diagnostico";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_nota_evolucion_diagnostico_vaciado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_receta_firmado" ON "receta";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_receta_firmado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_receta_detalle_firmado" ON "receta_detalle";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_receta_detalle_firmado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_receta_vaciado" ON "receta";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_receta_vaciado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_receta_detalle_vaciado" ON "receta_detalle";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_receta_detalle_vaciado"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_acceso_emergencia_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'acceso_emergencia: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'acceso_emergencia', constraint = 'esquema_acceso_emergencia_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_acceso_emergencia_vaciado" before truncate ON "acceso_emergencia" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_acceso_emergencia_vaciado"();
--> statement-breakpoint
ALTER TABLE "acceso_emergencia" ENABLE ALWAYS TRIGGER "esquema_acceso_emergencia_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_adenda_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'adenda: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'adenda', constraint = 'esquema_adenda_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_adenda_vaciado" before truncate ON "adenda" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_adenda_vaciado"();
--> statement-breakpoint
ALTER TABLE "adenda" ENABLE ALWAYS TRIGGER "esquema_adenda_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_alerta_sanitaria_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'alerta_sanitaria: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'alerta_sanitaria', constraint = 'esquema_alerta_sanitaria_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_alerta_sanitaria_vaciado" before truncate ON "alerta_sanitaria" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_alerta_sanitaria_vaciado"();
--> statement-breakpoint
ALTER TABLE "alerta_sanitaria" ENABLE ALWAYS TRIGGER "esquema_alerta_sanitaria_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_alerta_sanitaria_almacen_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'alerta_sanitaria_almacen: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'alerta_sanitaria_almacen', constraint = 'esquema_alerta_sanitaria_almacen_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_alerta_sanitaria_almacen_vaciado" before truncate ON "alerta_sanitaria_almacen" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_alerta_sanitaria_almacen_vaciado"();
--> statement-breakpoint
ALTER TABLE "alerta_sanitaria_almacen" ENABLE ALWAYS TRIGGER "esquema_alerta_sanitaria_almacen_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_almacen_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'almacen: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'almacen', constraint = 'esquema_almacen_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_almacen_vaciado" before truncate ON "almacen" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_almacen_vaciado"();
--> statement-breakpoint
ALTER TABLE "almacen" ENABLE ALWAYS TRIGGER "esquema_almacen_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_asignacion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'asignacion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'asignacion', constraint = 'esquema_asignacion_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_asignacion_vaciado" before truncate ON "asignacion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_asignacion_vaciado"();
--> statement-breakpoint
ALTER TABLE "asignacion" ENABLE ALWAYS TRIGGER "esquema_asignacion_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_cama_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'cama: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'cama', constraint = 'esquema_cama_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_cama_vaciado" before truncate ON "cama" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_cama_vaciado"();
--> statement-breakpoint
ALTER TABLE "cama" ENABLE ALWAYS TRIGGER "esquema_cama_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_carta_canje_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_carta_canje_asentado" before update or delete ON "carta_canje" FOR EACH ROW EXECUTE FUNCTION "esquema_carta_canje_asentado"();
--> statement-breakpoint
ALTER TABLE "carta_canje" ENABLE ALWAYS TRIGGER "esquema_carta_canje_asentado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_carta_canje_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'carta_canje: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'carta_canje', constraint = 'esquema_carta_canje_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_carta_canje_vaciado" before truncate ON "carta_canje" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_carta_canje_vaciado"();
--> statement-breakpoint
ALTER TABLE "carta_canje" ENABLE ALWAYS TRIGGER "esquema_carta_canje_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_codigo_postal_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'codigo_postal: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'codigo_postal', constraint = 'esquema_codigo_postal_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_codigo_postal_vaciado" before truncate ON "codigo_postal" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_codigo_postal_vaciado"();
--> statement-breakpoint
ALTER TABLE "codigo_postal" ENABLE ALWAYS TRIGGER "esquema_codigo_postal_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_colonia_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'colonia: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'colonia', constraint = 'esquema_colonia_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_colonia_vaciado" before truncate ON "colonia" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_colonia_vaciado"();
--> statement-breakpoint
ALTER TABLE "colonia" ENABLE ALWAYS TRIGGER "esquema_colonia_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_color_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'color: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'color', constraint = 'esquema_color_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_color_vaciado" before truncate ON "color" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_color_vaciado"();
--> statement-breakpoint
ALTER TABLE "color" ENABLE ALWAYS TRIGGER "esquema_color_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_consulta_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_consulta_firmado" before update or delete ON "consulta" FOR EACH ROW EXECUTE FUNCTION "esquema_consulta_firmado"();
--> statement-breakpoint
ALTER TABLE "consulta" ENABLE ALWAYS TRIGGER "esquema_consulta_firmado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_consulta_diagnostico_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_consulta_diagnostico_firmado" before insert or update or delete ON "consulta_diagnostico" FOR EACH ROW EXECUTE FUNCTION "esquema_consulta_diagnostico_firmado"();
--> statement-breakpoint
ALTER TABLE "consulta_diagnostico" ENABLE ALWAYS TRIGGER "esquema_consulta_diagnostico_firmado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_consulta_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'consulta: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'consulta', constraint = 'esquema_consulta_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_consulta_vaciado" before truncate ON "consulta" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_consulta_vaciado"();
--> statement-breakpoint
ALTER TABLE "consulta" ENABLE ALWAYS TRIGGER "esquema_consulta_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_consulta_diagnostico_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'consulta_diagnostico: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'consulta_diagnostico', constraint = 'esquema_consulta_diagnostico_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_consulta_diagnostico_vaciado" before truncate ON "consulta_diagnostico" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_consulta_diagnostico_vaciado"();
--> statement-breakpoint
ALTER TABLE "consulta_diagnostico" ENABLE ALWAYS TRIGGER "esquema_consulta_diagnostico_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_conteo_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_conteo_asentado" before update or delete ON "conteo" FOR EACH ROW EXECUTE FUNCTION "esquema_conteo_asentado"();
--> statement-breakpoint
ALTER TABLE "conteo" ENABLE ALWAYS TRIGGER "esquema_conteo_asentado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_conteo_detalle_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_conteo_detalle_asentado" before update or delete ON "conteo_detalle" FOR EACH ROW EXECUTE FUNCTION "esquema_conteo_detalle_asentado"();
--> statement-breakpoint
ALTER TABLE "conteo_detalle" ENABLE ALWAYS TRIGGER "esquema_conteo_detalle_asentado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_conteo_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'conteo: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'conteo', constraint = 'esquema_conteo_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_conteo_vaciado" before truncate ON "conteo" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_conteo_vaciado"();
--> statement-breakpoint
ALTER TABLE "conteo" ENABLE ALWAYS TRIGGER "esquema_conteo_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_conteo_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'conteo_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'conteo_detalle', constraint = 'esquema_conteo_detalle_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_conteo_detalle_vaciado" before truncate ON "conteo_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_conteo_detalle_vaciado"();
--> statement-breakpoint
ALTER TABLE "conteo_detalle" ENABLE ALWAYS TRIGGER "esquema_conteo_detalle_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_contrato_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'contrato: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'contrato', constraint = 'esquema_contrato_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_contrato_vaciado" before truncate ON "contrato" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_contrato_vaciado"();
--> statement-breakpoint
ALTER TABLE "contrato" ENABLE ALWAYS TRIGGER "esquema_contrato_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_contrato_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'contrato_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'contrato_detalle', constraint = 'esquema_contrato_detalle_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_contrato_detalle_vaciado" before truncate ON "contrato_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_contrato_detalle_vaciado"();
--> statement-breakpoint
ALTER TABLE "contrato_detalle" ENABLE ALWAYS TRIGGER "esquema_contrato_detalle_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_defuncion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'defuncion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'defuncion', constraint = 'esquema_defuncion_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_defuncion_vaciado" before truncate ON "defuncion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_defuncion_vaciado"();
--> statement-breakpoint
ALTER TABLE "defuncion" ENABLE ALWAYS TRIGGER "esquema_defuncion_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_devolucion_orden_cargo_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_devolucion_orden_cargo_asentado" before update or delete ON "devolucion_orden_cargo" FOR EACH ROW EXECUTE FUNCTION "esquema_devolucion_orden_cargo_asentado"();
--> statement-breakpoint
ALTER TABLE "devolucion_orden_cargo" ENABLE ALWAYS TRIGGER "esquema_devolucion_orden_cargo_asentado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_devolucion_orden_cargo_detalle_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_devolucion_orden_cargo_detalle_asentado" before update or delete ON "devolucion_orden_cargo_detalle" FOR EACH ROW EXECUTE FUNCTION "esquema_devolucion_orden_cargo_detalle_asentado"();
--> statement-breakpoint
ALTER TABLE "devolucion_orden_cargo_detalle" ENABLE ALWAYS TRIGGER "esquema_devolucion_orden_cargo_detalle_asentado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_devolucion_orden_cargo_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'devolucion_orden_cargo: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'devolucion_orden_cargo', constraint = 'esquema_devolucion_orden_cargo_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_devolucion_orden_cargo_vaciado" before truncate ON "devolucion_orden_cargo" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_devolucion_orden_cargo_vaciado"();
--> statement-breakpoint
ALTER TABLE "devolucion_orden_cargo" ENABLE ALWAYS TRIGGER "esquema_devolucion_orden_cargo_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_devolucion_orden_cargo_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'devolucion_orden_cargo_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'devolucion_orden_cargo_detalle', constraint = 'esquema_devolucion_orden_cargo_detalle_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_devolucion_orden_cargo_detalle_vaciado" before truncate ON "devolucion_orden_cargo_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_devolucion_orden_cargo_detalle_vaciado"();
--> statement-breakpoint
ALTER TABLE "devolucion_orden_cargo_detalle" ENABLE ALWAYS TRIGGER "esquema_devolucion_orden_cargo_detalle_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_diagnostico_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'diagnostico: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'diagnostico', constraint = 'esquema_diagnostico_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_diagnostico_vaciado" before truncate ON "diagnostico" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_diagnostico_vaciado"();
--> statement-breakpoint
ALTER TABLE "diagnostico" ENABLE ALWAYS TRIGGER "esquema_diagnostico_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_entrada_extraordinaria_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_entrada_extraordinaria_asentado" before update or delete ON "entrada_extraordinaria" FOR EACH ROW EXECUTE FUNCTION "esquema_entrada_extraordinaria_asentado"();
--> statement-breakpoint
ALTER TABLE "entrada_extraordinaria" ENABLE ALWAYS TRIGGER "esquema_entrada_extraordinaria_asentado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_entrada_extraordinaria_detalle_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_entrada_extraordinaria_detalle_asentado" before update or delete ON "entrada_extraordinaria_detalle" FOR EACH ROW EXECUTE FUNCTION "esquema_entrada_extraordinaria_detalle_asentado"();
--> statement-breakpoint
ALTER TABLE "entrada_extraordinaria_detalle" ENABLE ALWAYS TRIGGER "esquema_entrada_extraordinaria_detalle_asentado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_entrada_extraordinaria_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'entrada_extraordinaria: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'entrada_extraordinaria', constraint = 'esquema_entrada_extraordinaria_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_entrada_extraordinaria_vaciado" before truncate ON "entrada_extraordinaria" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_entrada_extraordinaria_vaciado"();
--> statement-breakpoint
ALTER TABLE "entrada_extraordinaria" ENABLE ALWAYS TRIGGER "esquema_entrada_extraordinaria_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_entrada_extraordinaria_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'entrada_extraordinaria_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'entrada_extraordinaria_detalle', constraint = 'esquema_entrada_extraordinaria_detalle_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_entrada_extraordinaria_detalle_vaciado" before truncate ON "entrada_extraordinaria_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_entrada_extraordinaria_detalle_vaciado"();
--> statement-breakpoint
ALTER TABLE "entrada_extraordinaria_detalle" ENABLE ALWAYS TRIGGER "esquema_entrada_extraordinaria_detalle_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_entrega_turno_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_entrega_turno_firmado" before update or delete ON "entrega_turno" FOR EACH ROW EXECUTE FUNCTION "esquema_entrega_turno_firmado"();
--> statement-breakpoint
ALTER TABLE "entrega_turno" ENABLE ALWAYS TRIGGER "esquema_entrega_turno_firmado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_entrega_turno_paciente_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_entrega_turno_paciente_firmado" before insert or update or delete ON "entrega_turno_paciente" FOR EACH ROW EXECUTE FUNCTION "esquema_entrega_turno_paciente_firmado"();
--> statement-breakpoint
ALTER TABLE "entrega_turno_paciente" ENABLE ALWAYS TRIGGER "esquema_entrega_turno_paciente_firmado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_entrega_turno_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'entrega_turno: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'entrega_turno', constraint = 'esquema_entrega_turno_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_entrega_turno_vaciado" before truncate ON "entrega_turno" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_entrega_turno_vaciado"();
--> statement-breakpoint
ALTER TABLE "entrega_turno" ENABLE ALWAYS TRIGGER "esquema_entrega_turno_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_entrega_turno_paciente_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'entrega_turno_paciente: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'entrega_turno_paciente', constraint = 'esquema_entrega_turno_paciente_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_entrega_turno_paciente_vaciado" before truncate ON "entrega_turno_paciente" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_entrega_turno_paciente_vaciado"();
--> statement-breakpoint
ALTER TABLE "entrega_turno_paciente" ENABLE ALWAYS TRIGGER "esquema_entrega_turno_paciente_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_equipo_frio_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'equipo_frio: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'equipo_frio', constraint = 'esquema_equipo_frio_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_equipo_frio_vaciado" before truncate ON "equipo_frio" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_equipo_frio_vaciado"();
--> statement-breakpoint
ALTER TABLE "equipo_frio" ENABLE ALWAYS TRIGGER "esquema_equipo_frio_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_especialidad_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'especialidad: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'especialidad', constraint = 'esquema_especialidad_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_especialidad_vaciado" before truncate ON "especialidad" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_especialidad_vaciado"();
--> statement-breakpoint
ALTER TABLE "especialidad" ENABLE ALWAYS TRIGGER "esquema_especialidad_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_estado_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'estado: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'estado', constraint = 'esquema_estado_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_estado_vaciado" before truncate ON "estado" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_estado_vaciado"();
--> statement-breakpoint
ALTER TABLE "estado" ENABLE ALWAYS TRIGGER "esquema_estado_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_evento_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'evento: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'evento', constraint = 'esquema_evento_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_evento_vaciado" before truncate ON "evento" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_evento_vaciado"();
--> statement-breakpoint
ALTER TABLE "evento" ENABLE ALWAYS TRIGGER "esquema_evento_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_forma_farmaceutica_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'forma_farmaceutica: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'forma_farmaceutica', constraint = 'esquema_forma_farmaceutica_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_forma_farmaceutica_vaciado" before truncate ON "forma_farmaceutica" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_forma_farmaceutica_vaciado"();
--> statement-breakpoint
ALTER TABLE "forma_farmaceutica" ENABLE ALWAYS TRIGGER "esquema_forma_farmaceutica_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_fuente_financiamiento_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'fuente_financiamiento: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'fuente_financiamiento', constraint = 'esquema_fuente_financiamiento_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_fuente_financiamiento_vaciado" before truncate ON "fuente_financiamiento" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_fuente_financiamiento_vaciado"();
--> statement-breakpoint
ALTER TABLE "fuente_financiamiento" ENABLE ALWAYS TRIGGER "esquema_fuente_financiamiento_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_horario_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'horario: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'horario', constraint = 'esquema_horario_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_horario_vaciado" before truncate ON "horario" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_horario_vaciado"();
--> statement-breakpoint
ALTER TABLE "horario" ENABLE ALWAYS TRIGGER "esquema_horario_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_hospitalizacion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'hospitalizacion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'hospitalizacion', constraint = 'esquema_hospitalizacion_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_hospitalizacion_vaciado" before truncate ON "hospitalizacion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_hospitalizacion_vaciado"();
--> statement-breakpoint
ALTER TABLE "hospitalizacion" ENABLE ALWAYS TRIGGER "esquema_hospitalizacion_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_importacion_inventario_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'importacion_inventario: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'importacion_inventario', constraint = 'esquema_importacion_inventario_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_importacion_inventario_vaciado" before truncate ON "importacion_inventario" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_importacion_inventario_vaciado"();
--> statement-breakpoint
ALTER TABLE "importacion_inventario" ENABLE ALWAYS TRIGGER "esquema_importacion_inventario_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_indicacion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'indicacion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'indicacion', constraint = 'esquema_indicacion_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_indicacion_vaciado" before truncate ON "indicacion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_indicacion_vaciado"();
--> statement-breakpoint
ALTER TABLE "indicacion" ENABLE ALWAYS TRIGGER "esquema_indicacion_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_insumo_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'insumo: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'insumo', constraint = 'esquema_insumo_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_insumo_vaciado" before truncate ON "insumo" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_insumo_vaciado"();
--> statement-breakpoint
ALTER TABLE "insumo" ENABLE ALWAYS TRIGGER "esquema_insumo_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_insumo_configuracion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'insumo_configuracion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'insumo_configuracion', constraint = 'esquema_insumo_configuracion_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_insumo_configuracion_vaciado" before truncate ON "insumo_configuracion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_insumo_configuracion_vaciado"();
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ENABLE ALWAYS TRIGGER "esquema_insumo_configuracion_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_interaccion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'interaccion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'interaccion', constraint = 'esquema_interaccion_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_interaccion_vaciado" before truncate ON "interaccion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_interaccion_vaciado"();
--> statement-breakpoint
ALTER TABLE "interaccion" ENABLE ALWAYS TRIGGER "esquema_interaccion_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_inventario_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'inventario: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'inventario', constraint = 'esquema_inventario_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_inventario_vaciado" before truncate ON "inventario" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_inventario_vaciado"();
--> statement-breakpoint
ALTER TABLE "inventario" ENABLE ALWAYS TRIGGER "esquema_inventario_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_jurisdiccion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'jurisdiccion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'jurisdiccion', constraint = 'esquema_jurisdiccion_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_jurisdiccion_vaciado" before truncate ON "jurisdiccion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_jurisdiccion_vaciado"();
--> statement-breakpoint
ALTER TABLE "jurisdiccion" ENABLE ALWAYS TRIGGER "esquema_jurisdiccion_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_lengua_indigena_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'lengua_indigena: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'lengua_indigena', constraint = 'esquema_lengua_indigena_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_lengua_indigena_vaciado" before truncate ON "lengua_indigena" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_lengua_indigena_vaciado"();
--> statement-breakpoint
ALTER TABLE "lengua_indigena" ENABLE ALWAYS TRIGGER "esquema_lengua_indigena_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_lote_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'lote: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'lote', constraint = 'esquema_lote_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_lote_vaciado" before truncate ON "lote" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_lote_vaciado"();
--> statement-breakpoint
ALTER TABLE "lote" ENABLE ALWAYS TRIGGER "esquema_lote_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_ministracion_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_ministracion_asentado" before update or delete ON "ministracion" FOR EACH ROW EXECUTE FUNCTION "esquema_ministracion_asentado"();
--> statement-breakpoint
ALTER TABLE "ministracion" ENABLE ALWAYS TRIGGER "esquema_ministracion_asentado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_ministracion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'ministracion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'ministracion', constraint = 'esquema_ministracion_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_ministracion_vaciado" before truncate ON "ministracion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_ministracion_vaciado"();
--> statement-breakpoint
ALTER TABLE "ministracion" ENABLE ALWAYS TRIGGER "esquema_ministracion_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_modulo_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'modulo: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'modulo', constraint = 'esquema_modulo_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_modulo_vaciado" before truncate ON "modulo" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_modulo_vaciado"();
--> statement-breakpoint
ALTER TABLE "modulo" ENABLE ALWAYS TRIGGER "esquema_modulo_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_motivo_cancelacion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'motivo_cancelacion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'motivo_cancelacion', constraint = 'esquema_motivo_cancelacion_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_motivo_cancelacion_vaciado" before truncate ON "motivo_cancelacion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_motivo_cancelacion_vaciado"();
--> statement-breakpoint
ALTER TABLE "motivo_cancelacion" ENABLE ALWAYS TRIGGER "esquema_motivo_cancelacion_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_motivo_diferencia_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'motivo_diferencia: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'motivo_diferencia', constraint = 'esquema_motivo_diferencia_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_motivo_diferencia_vaciado" before truncate ON "motivo_diferencia" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_motivo_diferencia_vaciado"();
--> statement-breakpoint
ALTER TABLE "motivo_diferencia" ENABLE ALWAYS TRIGGER "esquema_motivo_diferencia_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_motivo_entrada_extraordinaria_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'motivo_entrada_extraordinaria: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'motivo_entrada_extraordinaria', constraint = 'esquema_motivo_entrada_extraordinaria_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_motivo_entrada_extraordinaria_vaciado" before truncate ON "motivo_entrada_extraordinaria" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_motivo_entrada_extraordinaria_vaciado"();
--> statement-breakpoint
ALTER TABLE "motivo_entrada_extraordinaria" ENABLE ALWAYS TRIGGER "esquema_motivo_entrada_extraordinaria_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_motivo_no_surtido_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'motivo_no_surtido: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'motivo_no_surtido', constraint = 'esquema_motivo_no_surtido_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_motivo_no_surtido_vaciado" before truncate ON "motivo_no_surtido" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_motivo_no_surtido_vaciado"();
--> statement-breakpoint
ALTER TABLE "motivo_no_surtido" ENABLE ALWAYS TRIGGER "esquema_motivo_no_surtido_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_motivo_salida_extraordinaria_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'motivo_salida_extraordinaria: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'motivo_salida_extraordinaria', constraint = 'esquema_motivo_salida_extraordinaria_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_motivo_salida_extraordinaria_vaciado" before truncate ON "motivo_salida_extraordinaria" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_motivo_salida_extraordinaria_vaciado"();
--> statement-breakpoint
ALTER TABLE "motivo_salida_extraordinaria" ENABLE ALWAYS TRIGGER "esquema_motivo_salida_extraordinaria_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_movimiento_cama_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'movimiento_cama: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'movimiento_cama', constraint = 'esquema_movimiento_cama_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_movimiento_cama_vaciado" before truncate ON "movimiento_cama" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_movimiento_cama_vaciado"();
--> statement-breakpoint
ALTER TABLE "movimiento_cama" ENABLE ALWAYS TRIGGER "esquema_movimiento_cama_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_municipio_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'municipio: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'municipio', constraint = 'esquema_municipio_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_municipio_vaciado" before truncate ON "municipio" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_municipio_vaciado"();
--> statement-breakpoint
ALTER TABLE "municipio" ENABLE ALWAYS TRIGGER "esquema_municipio_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_nota_evolucion_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_nota_evolucion_firmado" before update or delete ON "nota_evolucion" FOR EACH ROW EXECUTE FUNCTION "esquema_nota_evolucion_firmado"();
--> statement-breakpoint
ALTER TABLE "nota_evolucion" ENABLE ALWAYS TRIGGER "esquema_nota_evolucion_firmado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_nota_evolucion_diagnostico_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_nota_evolucion_diagnostico_firmado" before insert or update or delete ON "nota_evolucion_diagnostico" FOR EACH ROW EXECUTE FUNCTION "esquema_nota_evolucion_diagnostico_firmado"();
--> statement-breakpoint
ALTER TABLE "nota_evolucion_diagnostico" ENABLE ALWAYS TRIGGER "esquema_nota_evolucion_diagnostico_firmado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_nota_evolucion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'nota_evolucion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'nota_evolucion', constraint = 'esquema_nota_evolucion_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_nota_evolucion_vaciado" before truncate ON "nota_evolucion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_nota_evolucion_vaciado"();
--> statement-breakpoint
ALTER TABLE "nota_evolucion" ENABLE ALWAYS TRIGGER "esquema_nota_evolucion_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_nota_evolucion_diagnostico_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'nota_evolucion_diagnostico: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'nota_evolucion_diagnostico', constraint = 'esquema_nota_evolucion_diagnostico_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_nota_evolucion_diagnostico_vaciado" before truncate ON "nota_evolucion_diagnostico" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_nota_evolucion_diagnostico_vaciado"();
--> statement-breakpoint
ALTER TABLE "nota_evolucion_diagnostico" ENABLE ALWAYS TRIGGER "esquema_nota_evolucion_diagnostico_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_notificacion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'notificacion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'notificacion', constraint = 'esquema_notificacion_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_notificacion_vaciado" before truncate ON "notificacion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_notificacion_vaciado"();
--> statement-breakpoint
ALTER TABLE "notificacion" ENABLE ALWAYS TRIGGER "esquema_notificacion_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_nucleo_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'nucleo: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'nucleo', constraint = 'esquema_nucleo_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_nucleo_vaciado" before truncate ON "nucleo" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_nucleo_vaciado"();
--> statement-breakpoint
ALTER TABLE "nucleo" ENABLE ALWAYS TRIGGER "esquema_nucleo_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_orden_cargo_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_orden_cargo_asentado" before update or delete ON "orden_cargo" FOR EACH ROW EXECUTE FUNCTION "esquema_orden_cargo_asentado"();
--> statement-breakpoint
ALTER TABLE "orden_cargo" ENABLE ALWAYS TRIGGER "esquema_orden_cargo_asentado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_orden_cargo_detalle_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_orden_cargo_detalle_asentado" before update or delete ON "orden_cargo_detalle" FOR EACH ROW EXECUTE FUNCTION "esquema_orden_cargo_detalle_asentado"();
--> statement-breakpoint
ALTER TABLE "orden_cargo_detalle" ENABLE ALWAYS TRIGGER "esquema_orden_cargo_detalle_asentado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_orden_cargo_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'orden_cargo: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'orden_cargo', constraint = 'esquema_orden_cargo_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_orden_cargo_vaciado" before truncate ON "orden_cargo" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_orden_cargo_vaciado"();
--> statement-breakpoint
ALTER TABLE "orden_cargo" ENABLE ALWAYS TRIGGER "esquema_orden_cargo_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_orden_cargo_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'orden_cargo_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'orden_cargo_detalle', constraint = 'esquema_orden_cargo_detalle_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_orden_cargo_detalle_vaciado" before truncate ON "orden_cargo_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_orden_cargo_detalle_vaciado"();
--> statement-breakpoint
ALTER TABLE "orden_cargo_detalle" ENABLE ALWAYS TRIGGER "esquema_orden_cargo_detalle_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_paciente_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'paciente: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'paciente', constraint = 'esquema_paciente_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_paciente_vaciado" before truncate ON "paciente" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_paciente_vaciado"();
--> statement-breakpoint
ALTER TABLE "paciente" ENABLE ALWAYS TRIGGER "esquema_paciente_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_paciente_fusion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'paciente_fusion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'paciente_fusion', constraint = 'esquema_paciente_fusion_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_paciente_fusion_vaciado" before truncate ON "paciente_fusion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_paciente_fusion_vaciado"();
--> statement-breakpoint
ALTER TABLE "paciente_fusion" ENABLE ALWAYS TRIGGER "esquema_paciente_fusion_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_paciente_unidad_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'paciente_unidad: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'paciente_unidad', constraint = 'esquema_paciente_unidad_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_paciente_unidad_vaciado" before truncate ON "paciente_unidad" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_paciente_unidad_vaciado"();
--> statement-breakpoint
ALTER TABLE "paciente_unidad" ENABLE ALWAYS TRIGGER "esquema_paciente_unidad_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_pais_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'pais: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'pais', constraint = 'esquema_pais_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_pais_vaciado" before truncate ON "pais" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_pais_vaciado"();
--> statement-breakpoint
ALTER TABLE "pais" ENABLE ALWAYS TRIGGER "esquema_pais_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_parentesco_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'parentesco: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'parentesco', constraint = 'esquema_parentesco_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_parentesco_vaciado" before truncate ON "parentesco" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_parentesco_vaciado"();
--> statement-breakpoint
ALTER TABLE "parentesco" ENABLE ALWAYS TRIGGER "esquema_parentesco_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_perfil_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'perfil: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'perfil', constraint = 'esquema_perfil_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_perfil_vaciado" before truncate ON "perfil" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_perfil_vaciado"();
--> statement-breakpoint
ALTER TABLE "perfil" ENABLE ALWAYS TRIGGER "esquema_perfil_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_permiso_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'permiso: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'permiso', constraint = 'esquema_permiso_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_permiso_vaciado" before truncate ON "permiso" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_permiso_vaciado"();
--> statement-breakpoint
ALTER TABLE "permiso" ENABLE ALWAYS TRIGGER "esquema_permiso_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_persona_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'persona: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'persona', constraint = 'esquema_persona_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_persona_vaciado" before truncate ON "persona" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_persona_vaciado"();
--> statement-breakpoint
ALTER TABLE "persona" ENABLE ALWAYS TRIGGER "esquema_persona_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_personal_medico_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'personal_medico: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'personal_medico', constraint = 'esquema_personal_medico_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_personal_medico_vaciado" before truncate ON "personal_medico" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_personal_medico_vaciado"();
--> statement-breakpoint
ALTER TABLE "personal_medico" ENABLE ALWAYS TRIGGER "esquema_personal_medico_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_plantilla_configuracion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'plantilla_configuracion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'plantilla_configuracion', constraint = 'esquema_plantilla_configuracion_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_plantilla_configuracion_vaciado" before truncate ON "plantilla_configuracion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_plantilla_configuracion_vaciado"();
--> statement-breakpoint
ALTER TABLE "plantilla_configuracion" ENABLE ALWAYS TRIGGER "esquema_plantilla_configuracion_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_plantilla_linea_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'plantilla_linea: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'plantilla_linea', constraint = 'esquema_plantilla_linea_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_plantilla_linea_vaciado" before truncate ON "plantilla_linea" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_plantilla_linea_vaciado"();
--> statement-breakpoint
ALTER TABLE "plantilla_linea" ENABLE ALWAYS TRIGGER "esquema_plantilla_linea_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_plantilla_nota_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'plantilla_nota: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'plantilla_nota', constraint = 'esquema_plantilla_nota_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_plantilla_nota_vaciado" before truncate ON "plantilla_nota" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_plantilla_nota_vaciado"();
--> statement-breakpoint
ALTER TABLE "plantilla_nota" ENABLE ALWAYS TRIGGER "esquema_plantilla_nota_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_procedimiento_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'procedimiento: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'procedimiento', constraint = 'esquema_procedimiento_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_procedimiento_vaciado" before truncate ON "procedimiento" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_procedimiento_vaciado"();
--> statement-breakpoint
ALTER TABLE "procedimiento" ENABLE ALWAYS TRIGGER "esquema_procedimiento_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_procedimiento_insumos_sugeridos_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'procedimiento_insumos_sugeridos: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'procedimiento_insumos_sugeridos', constraint = 'esquema_procedimiento_insumos_sugeridos_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_procedimiento_insumos_sugeridos_vaciado" before truncate ON "procedimiento_insumos_sugeridos" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_procedimiento_insumos_sugeridos_vaciado"();
--> statement-breakpoint
ALTER TABLE "procedimiento_insumos_sugeridos" ENABLE ALWAYS TRIGGER "esquema_procedimiento_insumos_sugeridos_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_programa_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'programa: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'programa', constraint = 'esquema_programa_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_programa_vaciado" before truncate ON "programa" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_programa_vaciado"();
--> statement-breakpoint
ALTER TABLE "programa" ENABLE ALWAYS TRIGGER "esquema_programa_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_programa_insumos_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'programa_insumos: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'programa_insumos', constraint = 'esquema_programa_insumos_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_programa_insumos_vaciado" before truncate ON "programa_insumos" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_programa_insumos_vaciado"();
--> statement-breakpoint
ALTER TABLE "programa_insumos" ENABLE ALWAYS TRIGGER "esquema_programa_insumos_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_programa_inscripcion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'programa_inscripcion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'programa_inscripcion', constraint = 'esquema_programa_inscripcion_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_programa_inscripcion_vaciado" before truncate ON "programa_inscripcion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_programa_inscripcion_vaciado"();
--> statement-breakpoint
ALTER TABLE "programa_inscripcion" ENABLE ALWAYS TRIGGER "esquema_programa_inscripcion_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_propuesta_cambio_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_propuesta_cambio_asentado" before update or delete ON "propuesta_cambio" FOR EACH ROW EXECUTE FUNCTION "esquema_propuesta_cambio_asentado"();
--> statement-breakpoint
ALTER TABLE "propuesta_cambio" ENABLE ALWAYS TRIGGER "esquema_propuesta_cambio_asentado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_propuesta_cambio_detalle_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_propuesta_cambio_detalle_asentado" before update or delete ON "propuesta_cambio_detalle" FOR EACH ROW EXECUTE FUNCTION "esquema_propuesta_cambio_detalle_asentado"();
--> statement-breakpoint
ALTER TABLE "propuesta_cambio_detalle" ENABLE ALWAYS TRIGGER "esquema_propuesta_cambio_detalle_asentado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_propuesta_cambio_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'propuesta_cambio: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'propuesta_cambio', constraint = 'esquema_propuesta_cambio_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_propuesta_cambio_vaciado" before truncate ON "propuesta_cambio" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_propuesta_cambio_vaciado"();
--> statement-breakpoint
ALTER TABLE "propuesta_cambio" ENABLE ALWAYS TRIGGER "esquema_propuesta_cambio_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_propuesta_cambio_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'propuesta_cambio_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'propuesta_cambio_detalle', constraint = 'esquema_propuesta_cambio_detalle_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_propuesta_cambio_detalle_vaciado" before truncate ON "propuesta_cambio_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_propuesta_cambio_detalle_vaciado"();
--> statement-breakpoint
ALTER TABLE "propuesta_cambio_detalle" ENABLE ALWAYS TRIGGER "esquema_propuesta_cambio_detalle_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_proveedor_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'proveedor: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'proveedor', constraint = 'esquema_proveedor_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_proveedor_vaciado" before truncate ON "proveedor" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_proveedor_vaciado"();
--> statement-breakpoint
ALTER TABLE "proveedor" ENABLE ALWAYS TRIGGER "esquema_proveedor_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_recepcion_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_recepcion_asentado" before update or delete ON "recepcion" FOR EACH ROW EXECUTE FUNCTION "esquema_recepcion_asentado"();
--> statement-breakpoint
ALTER TABLE "recepcion" ENABLE ALWAYS TRIGGER "esquema_recepcion_asentado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_recepcion_detalle_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_recepcion_detalle_asentado" before update or delete ON "recepcion_detalle" FOR EACH ROW EXECUTE FUNCTION "esquema_recepcion_detalle_asentado"();
--> statement-breakpoint
ALTER TABLE "recepcion_detalle" ENABLE ALWAYS TRIGGER "esquema_recepcion_detalle_asentado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_recepcion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'recepcion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'recepcion', constraint = 'esquema_recepcion_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_recepcion_vaciado" before truncate ON "recepcion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_recepcion_vaciado"();
--> statement-breakpoint
ALTER TABLE "recepcion" ENABLE ALWAYS TRIGGER "esquema_recepcion_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_recepcion_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'recepcion_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'recepcion_detalle', constraint = 'esquema_recepcion_detalle_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_recepcion_detalle_vaciado" before truncate ON "recepcion_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_recepcion_detalle_vaciado"();
--> statement-breakpoint
ALTER TABLE "recepcion_detalle" ENABLE ALWAYS TRIGGER "esquema_recepcion_detalle_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_receta_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_receta_firmado" before update or delete ON "receta" FOR EACH ROW EXECUTE FUNCTION "esquema_receta_firmado"();
--> statement-breakpoint
ALTER TABLE "receta" ENABLE ALWAYS TRIGGER "esquema_receta_firmado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_receta_detalle_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_receta_detalle_firmado" before insert or update or delete ON "receta_detalle" FOR EACH ROW EXECUTE FUNCTION "esquema_receta_detalle_firmado"();
--> statement-breakpoint
ALTER TABLE "receta_detalle" ENABLE ALWAYS TRIGGER "esquema_receta_detalle_firmado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_receta_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'receta: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'receta', constraint = 'esquema_receta_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_receta_vaciado" before truncate ON "receta" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_receta_vaciado"();
--> statement-breakpoint
ALTER TABLE "receta" ENABLE ALWAYS TRIGGER "esquema_receta_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_receta_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'receta_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'receta_detalle', constraint = 'esquema_receta_detalle_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_receta_detalle_vaciado" before truncate ON "receta_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_receta_detalle_vaciado"();
--> statement-breakpoint
ALTER TABLE "receta_detalle" ENABLE ALWAYS TRIGGER "esquema_receta_detalle_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_receta_abierta_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'receta_abierta: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'receta_abierta', constraint = 'esquema_receta_abierta_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_receta_abierta_vaciado" before truncate ON "receta_abierta" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_receta_abierta_vaciado"();
--> statement-breakpoint
ALTER TABLE "receta_abierta" ENABLE ALWAYS TRIGGER "esquema_receta_abierta_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_red_historial_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'red_historial: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'red_historial', constraint = 'esquema_red_historial_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_red_historial_vaciado" before truncate ON "red_historial" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_red_historial_vaciado"();
--> statement-breakpoint
ALTER TABLE "red_historial" ENABLE ALWAYS TRIGGER "esquema_red_historial_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_religion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'religion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'religion', constraint = 'esquema_religion_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_religion_vaciado" before truncate ON "religion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_religion_vaciado"();
--> statement-breakpoint
ALTER TABLE "religion" ENABLE ALWAYS TRIGGER "esquema_religion_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_salida_extraordinaria_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_salida_extraordinaria_asentado" before update or delete ON "salida_extraordinaria" FOR EACH ROW EXECUTE FUNCTION "esquema_salida_extraordinaria_asentado"();
--> statement-breakpoint
ALTER TABLE "salida_extraordinaria" ENABLE ALWAYS TRIGGER "esquema_salida_extraordinaria_asentado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_salida_extraordinaria_detalle_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_salida_extraordinaria_detalle_asentado" before update or delete ON "salida_extraordinaria_detalle" FOR EACH ROW EXECUTE FUNCTION "esquema_salida_extraordinaria_detalle_asentado"();
--> statement-breakpoint
ALTER TABLE "salida_extraordinaria_detalle" ENABLE ALWAYS TRIGGER "esquema_salida_extraordinaria_detalle_asentado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_salida_extraordinaria_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'salida_extraordinaria: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'salida_extraordinaria', constraint = 'esquema_salida_extraordinaria_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_salida_extraordinaria_vaciado" before truncate ON "salida_extraordinaria" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_salida_extraordinaria_vaciado"();
--> statement-breakpoint
ALTER TABLE "salida_extraordinaria" ENABLE ALWAYS TRIGGER "esquema_salida_extraordinaria_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_salida_extraordinaria_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'salida_extraordinaria_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'salida_extraordinaria_detalle', constraint = 'esquema_salida_extraordinaria_detalle_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_salida_extraordinaria_detalle_vaciado" before truncate ON "salida_extraordinaria_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_salida_extraordinaria_detalle_vaciado"();
--> statement-breakpoint
ALTER TABLE "salida_extraordinaria_detalle" ENABLE ALWAYS TRIGGER "esquema_salida_extraordinaria_detalle_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_signos_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'signos: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'signos', constraint = 'esquema_signos_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_signos_vaciado" before truncate ON "signos" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_signos_vaciado"();
--> statement-breakpoint
ALTER TABLE "signos" ENABLE ALWAYS TRIGGER "esquema_signos_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_signos_liquido_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'signos_liquido: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'signos_liquido', constraint = 'esquema_signos_liquido_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_signos_liquido_vaciado" before truncate ON "signos_liquido" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_signos_liquido_vaciado"();
--> statement-breakpoint
ALTER TABLE "signos_liquido" ENABLE ALWAYS TRIGGER "esquema_signos_liquido_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_solicitud_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_solicitud_asentado" before update or delete ON "solicitud" FOR EACH ROW EXECUTE FUNCTION "esquema_solicitud_asentado"();
--> statement-breakpoint
ALTER TABLE "solicitud" ENABLE ALWAYS TRIGGER "esquema_solicitud_asentado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_solicitud_detalle_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_solicitud_detalle_asentado" before update or delete ON "solicitud_detalle" FOR EACH ROW EXECUTE FUNCTION "esquema_solicitud_detalle_asentado"();
--> statement-breakpoint
ALTER TABLE "solicitud_detalle" ENABLE ALWAYS TRIGGER "esquema_solicitud_detalle_asentado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_solicitud_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'solicitud: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'solicitud', constraint = 'esquema_solicitud_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_solicitud_vaciado" before truncate ON "solicitud" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_solicitud_vaciado"();
--> statement-breakpoint
ALTER TABLE "solicitud" ENABLE ALWAYS TRIGGER "esquema_solicitud_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_solicitud_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'solicitud_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'solicitud_detalle', constraint = 'esquema_solicitud_detalle_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_solicitud_detalle_vaciado" before truncate ON "solicitud_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_solicitud_detalle_vaciado"();
--> statement-breakpoint
ALTER TABLE "solicitud_detalle" ENABLE ALWAYS TRIGGER "esquema_solicitud_detalle_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_surtimiento_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_surtimiento_asentado" before update or delete ON "surtimiento" FOR EACH ROW EXECUTE FUNCTION "esquema_surtimiento_asentado"();
--> statement-breakpoint
ALTER TABLE "surtimiento" ENABLE ALWAYS TRIGGER "esquema_surtimiento_asentado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_surtimiento_detalle_asentado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_surtimiento_detalle_asentado" before update or delete ON "surtimiento_detalle" FOR EACH ROW EXECUTE FUNCTION "esquema_surtimiento_detalle_asentado"();
--> statement-breakpoint
ALTER TABLE "surtimiento_detalle" ENABLE ALWAYS TRIGGER "esquema_surtimiento_detalle_asentado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_surtimiento_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'surtimiento: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'surtimiento', constraint = 'esquema_surtimiento_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_surtimiento_vaciado" before truncate ON "surtimiento" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_surtimiento_vaciado"();
--> statement-breakpoint
ALTER TABLE "surtimiento" ENABLE ALWAYS TRIGGER "esquema_surtimiento_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_surtimiento_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'surtimiento_detalle: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'surtimiento_detalle', constraint = 'esquema_surtimiento_detalle_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_surtimiento_detalle_vaciado" before truncate ON "surtimiento_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_surtimiento_detalle_vaciado"();
--> statement-breakpoint
ALTER TABLE "surtimiento_detalle" ENABLE ALWAYS TRIGGER "esquema_surtimiento_detalle_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_sustancia_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'sustancia: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'sustancia', constraint = 'esquema_sustancia_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_sustancia_vaciado" before truncate ON "sustancia" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_sustancia_vaciado"();
--> statement-breakpoint
ALTER TABLE "sustancia" ENABLE ALWAYS TRIGGER "esquema_sustancia_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_temperatura_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'temperatura: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'temperatura', constraint = 'esquema_temperatura_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_temperatura_vaciado" before truncate ON "temperatura" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_temperatura_vaciado"();
--> statement-breakpoint
ALTER TABLE "temperatura" ENABLE ALWAYS TRIGGER "esquema_temperatura_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_tipo_dieta_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'tipo_dieta: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'tipo_dieta', constraint = 'esquema_tipo_dieta_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_tipo_dieta_vaciado" before truncate ON "tipo_dieta" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_tipo_dieta_vaciado"();
--> statement-breakpoint
ALTER TABLE "tipo_dieta" ENABLE ALWAYS TRIGGER "esquema_tipo_dieta_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_turno_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'turno: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'turno', constraint = 'esquema_turno_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_turno_vaciado" before truncate ON "turno" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_turno_vaciado"();
--> statement-breakpoint
ALTER TABLE "turno" ENABLE ALWAYS TRIGGER "esquema_turno_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_unidad_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'unidad: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'unidad', constraint = 'esquema_unidad_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_unidad_vaciado" before truncate ON "unidad" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_unidad_vaciado"();
--> statement-breakpoint
ALTER TABLE "unidad" ENABLE ALWAYS TRIGGER "esquema_unidad_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_unidad_medida_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'unidad_medida: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'unidad_medida', constraint = 'esquema_unidad_medida_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_unidad_medida_vaciado" before truncate ON "unidad_medida" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_unidad_medida_vaciado"();
--> statement-breakpoint
ALTER TABLE "unidad_medida" ENABLE ALWAYS TRIGGER "esquema_unidad_medida_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_unidad_tipo_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'unidad_tipo: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'unidad_tipo', constraint = 'esquema_unidad_tipo_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_unidad_tipo_vaciado" before truncate ON "unidad_tipo" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_unidad_tipo_vaciado"();
--> statement-breakpoint
ALTER TABLE "unidad_tipo" ENABLE ALWAYS TRIGGER "esquema_unidad_tipo_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_usuario_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'usuario: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'usuario', constraint = 'esquema_usuario_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_usuario_vaciado" before truncate ON "usuario" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_usuario_vaciado"();
--> statement-breakpoint
ALTER TABLE "usuario" ENABLE ALWAYS TRIGGER "esquema_usuario_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_via_administracion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'via_administracion: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'via_administracion', constraint = 'esquema_via_administracion_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_via_administracion_vaciado" before truncate ON "via_administracion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_via_administracion_vaciado"();
--> statement-breakpoint
ALTER TABLE "via_administracion" ENABLE ALWAYS TRIGGER "esquema_via_administracion_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_visita_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'visita: la tabla no se vacía; la bitácora da cuenta de sus registros.'
    using errcode = 'restrict_violation', table = 'visita', constraint = 'esquema_visita_vaciado';
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_visita_vaciado" before truncate ON "visita" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_visita_vaciado"();
--> statement-breakpoint
ALTER TABLE "visita" ENABLE ALWAYS TRIGGER "esquema_visita_vaciado";
