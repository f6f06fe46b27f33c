-- tablas: 43e82991cf6f → e8460a7f5a6d
CREATE OR REPLACE FUNCTION "esquema_consulta_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from "consulta" where "firma_hash" is not null) then
    raise exception 'consulta: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'consulta', constraint = 'esquema_consulta_vaciado';
  end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_consulta_vaciado" before truncate ON "consulta" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_consulta_vaciado"();
--> statement-breakpoint
ALTER TABLE "consulta" ENABLE ALWAYS TRIGGER "esquema_consulta_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_consulta_diagnostico_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from "consulta" where "firma_hash" is not null) then
    raise exception 'consulta_diagnostico: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'consulta_diagnostico', constraint = 'esquema_consulta_diagnostico_vaciado';
  end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_consulta_diagnostico_vaciado" before truncate ON "consulta_diagnostico" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_consulta_diagnostico_vaciado"();
--> statement-breakpoint
ALTER TABLE "consulta_diagnostico" ENABLE ALWAYS TRIGGER "esquema_consulta_diagnostico_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_entrega_turno_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from "entrega_turno" where "firma_hash" is not null) then
    raise exception 'entrega_turno: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'entrega_turno', constraint = 'esquema_entrega_turno_vaciado';
  end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_entrega_turno_vaciado" before truncate ON "entrega_turno" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_entrega_turno_vaciado"();
--> statement-breakpoint
ALTER TABLE "entrega_turno" ENABLE ALWAYS TRIGGER "esquema_entrega_turno_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_entrega_turno_paciente_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from "entrega_turno" where "firma_hash" is not null) then
    raise exception 'entrega_turno_paciente: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'entrega_turno_paciente', constraint = 'esquema_entrega_turno_paciente_vaciado';
  end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_entrega_turno_paciente_vaciado" before truncate ON "entrega_turno_paciente" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_entrega_turno_paciente_vaciado"();
--> statement-breakpoint
ALTER TABLE "entrega_turno_paciente" ENABLE ALWAYS TRIGGER "esquema_entrega_turno_paciente_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_nota_evolucion_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from "nota_evolucion" where "firma_hash" is not null) then
    raise exception 'nota_evolucion: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'nota_evolucion', constraint = 'esquema_nota_evolucion_vaciado';
  end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_nota_evolucion_vaciado" before truncate ON "nota_evolucion" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_nota_evolucion_vaciado"();
--> statement-breakpoint
ALTER TABLE "nota_evolucion" ENABLE ALWAYS TRIGGER "esquema_nota_evolucion_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_nota_evolucion_diagnostico_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from "nota_evolucion" where "firma_hash" is not null) then
    raise exception 'nota_evolucion_diagnostico: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'nota_evolucion_diagnostico', constraint = 'esquema_nota_evolucion_diagnostico_vaciado';
  end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_nota_evolucion_diagnostico_vaciado" before truncate ON "nota_evolucion_diagnostico" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_nota_evolucion_diagnostico_vaciado"();
--> statement-breakpoint
ALTER TABLE "nota_evolucion_diagnostico" ENABLE ALWAYS TRIGGER "esquema_nota_evolucion_diagnostico_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_receta_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from "receta" where "firma_hash" is not null) then
    raise exception 'receta: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'receta', constraint = 'esquema_receta_vaciado';
  end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_receta_vaciado" before truncate ON "receta" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_receta_vaciado"();
--> statement-breakpoint
ALTER TABLE "receta" ENABLE ALWAYS TRIGGER "esquema_receta_vaciado";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_receta_detalle_vaciado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from "receta" where "firma_hash" is not null) then
    raise exception 'receta_detalle: lo firmado no se modifica ni se borra.'
      using errcode = 'restrict_violation', table = 'receta_detalle', constraint = 'esquema_receta_detalle_vaciado';
  end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_receta_detalle_vaciado" before truncate ON "receta_detalle" FOR EACH STATEMENT EXECUTE FUNCTION "esquema_receta_detalle_vaciado"();
--> statement-breakpoint
ALTER TABLE "receta_detalle" ENABLE ALWAYS TRIGGER "esquema_receta_detalle_vaciado";
