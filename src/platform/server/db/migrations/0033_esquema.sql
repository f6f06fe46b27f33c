-- tablas: deb2e61d0535 → 2b332101a384
ALTER TABLE "consulta" ADD COLUMN "firma_nombre" text;
--> statement-breakpoint
ALTER TABLE "consulta" ADD COLUMN "firma_cedula" text;
--> statement-breakpoint
ALTER TABLE "consulta" ADD COLUMN "firma_hash" text;
--> statement-breakpoint
ALTER TABLE "consulta" ADD CONSTRAINT "consulta_firma_nombre_check" CHECK (char_length("firma_nombre") <= 200) NOT VALID;
--> statement-breakpoint
ALTER TABLE "consulta" ADD CONSTRAINT "consulta_firma_cedula_check" CHECK (char_length("firma_cedula") <= 8) NOT VALID;
--> statement-breakpoint
ALTER TABLE "consulta" ADD CONSTRAINT "consulta_firma_hash_check" CHECK (char_length("firma_hash") <= 64) NOT VALID;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_consulta_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if old."firma_hash" is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."paciente_id", old."visita_id", old."unidad_id", old."nucleo_id", old."tipo", old."motivo_consulta", old."padecimiento_actual", old."exploracion_fisica", old."resultados_relevantes", old."pronostico", old."tratamiento_indicaciones", old."proxima_cita", old."incapacidad_dias", old."firmada_por_id", old."firma_nombre", old."firma_cedula", old."fecha_firma", old."firma_hash", old."activo") is distinct from (new."paciente_id", new."visita_id", new."unidad_id", new."nucleo_id", new."tipo", new."motivo_consulta", new."padecimiento_actual", new."exploracion_fisica", new."resultados_relevantes", new."pronostico", new."tratamiento_indicaciones", new."proxima_cita", new."incapacidad_dias", new."firmada_por_id", new."firma_nombre", new."firma_cedula", new."fecha_firma", new."firma_hash", new."activo") then
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
  if tg_op = 'UPDATE' and (old."consulta_id", old."orden", old."diagnostico_id", old."tipo", old."primera_vez", old."nota") is not distinct from (new."consulta_id", new."orden", new."diagnostico_id", new."tipo", new."primera_vez", new."nota") then
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
