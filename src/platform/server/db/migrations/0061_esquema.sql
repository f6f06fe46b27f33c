-- tablas: e8460a7f5a6d → 7527f15b178d
CREATE TABLE "paciente_fusion_documento" (
	"paciente_fusion_id" bigint NOT NULL,
	"entidad" text NOT NULL,
	"clave" bigint NOT NULL,
	CONSTRAINT "paciente_fusion_documento_entidad_clave_paciente_fusion_id_pk" PRIMARY KEY("entidad","clave","paciente_fusion_id")
);

--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_consulta_firmado" ON "consulta";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_consulta_firmado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_nota_evolucion_firmado" ON "nota_evolucion";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_nota_evolucion_firmado"();
--> statement-breakpoint
DROP TRIGGER IF EXISTS "esquema_receta_firmado" ON "receta";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_receta_firmado"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_acceso_emergencia_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_acceso_emergencia_paciente_id_fusion" before insert ON "acceso_emergencia" FOR EACH ROW EXECUTE FUNCTION "esquema_acceso_emergencia_paciente_id_fusion"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_adenda_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_adenda_paciente_id_fusion" before insert ON "adenda" FOR EACH ROW EXECUTE FUNCTION "esquema_adenda_paciente_id_fusion"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_consulta_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_consulta_paciente_id_fusion" before insert ON "consulta" FOR EACH ROW EXECUTE FUNCTION "esquema_consulta_paciente_id_fusion"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_consulta_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_consulta_firmado" before update or delete ON "consulta" FOR EACH ROW EXECUTE FUNCTION "esquema_consulta_firmado"();
--> statement-breakpoint
ALTER TABLE "consulta" ENABLE ALWAYS TRIGGER "esquema_consulta_firmado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_devolucion_orden_cargo_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_devolucion_orden_cargo_paciente_id_fusion" before insert ON "devolucion_orden_cargo" FOR EACH ROW EXECUTE FUNCTION "esquema_devolucion_orden_cargo_paciente_id_fusion"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_evento_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_evento_paciente_id_fusion" before insert ON "evento" FOR EACH ROW EXECUTE FUNCTION "esquema_evento_paciente_id_fusion"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_hospitalizacion_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_hospitalizacion_paciente_id_fusion" before insert ON "hospitalizacion" FOR EACH ROW EXECUTE FUNCTION "esquema_hospitalizacion_paciente_id_fusion"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_indicacion_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_indicacion_paciente_id_fusion" before insert ON "indicacion" FOR EACH ROW EXECUTE FUNCTION "esquema_indicacion_paciente_id_fusion"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_ministracion_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_ministracion_paciente_id_fusion" before insert ON "ministracion" FOR EACH ROW EXECUTE FUNCTION "esquema_ministracion_paciente_id_fusion"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_nota_evolucion_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_nota_evolucion_paciente_id_fusion" before insert ON "nota_evolucion" FOR EACH ROW EXECUTE FUNCTION "esquema_nota_evolucion_paciente_id_fusion"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_nota_evolucion_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_nota_evolucion_firmado" before update or delete ON "nota_evolucion" FOR EACH ROW EXECUTE FUNCTION "esquema_nota_evolucion_firmado"();
--> statement-breakpoint
ALTER TABLE "nota_evolucion" ENABLE ALWAYS TRIGGER "esquema_nota_evolucion_firmado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_orden_cargo_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_orden_cargo_paciente_id_fusion" before insert ON "orden_cargo" FOR EACH ROW EXECUTE FUNCTION "esquema_orden_cargo_paciente_id_fusion"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_paciente_unidad_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_paciente_unidad_paciente_id_fusion" before insert ON "paciente_unidad" FOR EACH ROW EXECUTE FUNCTION "esquema_paciente_unidad_paciente_id_fusion"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_programa_inscripcion_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_programa_inscripcion_paciente_id_fusion" before insert ON "programa_inscripcion" FOR EACH ROW EXECUTE FUNCTION "esquema_programa_inscripcion_paciente_id_fusion"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_receta_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_receta_paciente_id_fusion" before insert ON "receta" FOR EACH ROW EXECUTE FUNCTION "esquema_receta_paciente_id_fusion"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_receta_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_receta_firmado" before update or delete ON "receta" FOR EACH ROW EXECUTE FUNCTION "esquema_receta_firmado"();
--> statement-breakpoint
ALTER TABLE "receta" ENABLE ALWAYS TRIGGER "esquema_receta_firmado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_signos_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_signos_paciente_id_fusion" before insert ON "signos" FOR EACH ROW EXECUTE FUNCTION "esquema_signos_paciente_id_fusion"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_surtimiento_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_surtimiento_paciente_id_fusion" before insert ON "surtimiento" FOR EACH ROW EXECUTE FUNCTION "esquema_surtimiento_paciente_id_fusion"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_visita_paciente_id_fusion"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_queda bigint;
begin
  select t."fusionado_en_id" into v_queda from "paciente" t where t."paciente_id" = new."paciente_id" for share;
  if v_queda is not null then
    new."paciente_id" := v_queda;
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_visita_paciente_id_fusion" before insert ON "visita" FOR EACH ROW EXECUTE FUNCTION "esquema_visita_paciente_id_fusion"();
