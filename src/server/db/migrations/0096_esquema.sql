-- tablas: 51b1e93723b0 → 560c85c7204f
DROP TRIGGER IF EXISTS "esquema_consulta_vaciado" ON "consulta";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_consulta_vaciado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_consulta_diagnostico_vaciado" ON "consulta_diagnostico";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_consulta_diagnostico_vaciado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_entrega_turno_vaciado" ON "entrega_turno";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_entrega_turno_vaciado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_entrega_turno_paciente_vaciado" ON "entrega_turno_paciente";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_entrega_turno_paciente_vaciado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_nota_evolucion_vaciado" ON "nota_evolucion";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_nota_evolucion_vaciado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_nota_evolucion_diagnostico_vaciado" ON "nota_evolucion_diagnostico";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_nota_evolucion_diagnostico_vaciado"();
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
