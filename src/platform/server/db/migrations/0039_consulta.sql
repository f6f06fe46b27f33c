-- tablas: 0ca5ccc79116 → 7ea5cd7990a2
DROP TRIGGER IF EXISTS "esquema_consulta_firmado" ON "consulta";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "esquema_consulta_firmado"();
--> statement-breakpoint
ALTER TABLE "consulta" DROP COLUMN "adendas";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_consulta_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if old."firma_hash" is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."paciente_id", old."visita_id", old."signos_id", old."unidad_id", old."nucleo_id", old."tipo", old."motivo_consulta", old."padecimiento_actual", old."exploracion_fisica", old."resultados_relevantes", old."pronostico", old."tratamiento_indicaciones", old."proxima_cita", old."incapacidad_dias", old."referencia", old."firmada_por_id", old."firma_nombre", old."firma_cedula", old."fecha_firma", old."firma_hash", old."activo") is distinct from (new."paciente_id", new."visita_id", new."signos_id", new."unidad_id", new."nucleo_id", new."tipo", new."motivo_consulta", new."padecimiento_actual", new."exploracion_fisica", new."resultados_relevantes", new."pronostico", new."tratamiento_indicaciones", new."proxima_cita", new."incapacidad_dias", new."referencia", new."firmada_por_id", new."firma_nombre", new."firma_cedula", new."fecha_firma", new."firma_hash", new."activo") then
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
