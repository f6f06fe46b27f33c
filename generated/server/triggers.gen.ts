// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

interface Trigger {
  /** The table that it stands on. */
  readonly table: string;
  readonly create: readonly string[];
  readonly drop: readonly string[];
  /** What makes the rows of what was there before it. */
  readonly fill?: readonly string[];
}

/** The triggers and exclusion constraints of the tables, by `table.trigger`. */
export const TRIGGERS: Readonly<Record<string, Trigger>> = {
  'consulta.esquema_consulta_firmado': {
    table: 'consulta',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_consulta_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if old."firma_hash" is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."paciente_id", old."visita_id", old."signos_id", old."unidad_id", old."nucleo_id", old."tipo", old."motivo_consulta", old."padecimiento_actual", old."exploracion_fisica", old."resultados_relevantes", old."pronostico", old."tratamiento_indicaciones", old."proxima_cita", old."proxima_cita_inicio", old."incapacidad_dias", old."referencia", old."firmada_por_id", old."firma_nombre", old."firma_cedula", old."fecha_firma", old."firma_hash", old."activo") is distinct from (new."paciente_id", new."visita_id", new."signos_id", new."unidad_id", new."nucleo_id", new."tipo", new."motivo_consulta", new."padecimiento_actual", new."exploracion_fisica", new."resultados_relevantes", new."pronostico", new."tratamiento_indicaciones", new."proxima_cita", new."proxima_cita_inicio", new."incapacidad_dias", new."referencia", new."firmada_por_id", new."firma_nombre", new."firma_cedula", new."fecha_firma", new."firma_hash", new."activo") then
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
  'hospitalizacion.esquema_hospitalizacion_pacienteId_exclusivo': {
    table: 'hospitalizacion',
    create: [
      `CREATE EXTENSION IF NOT EXISTS btree_gist;`,
      `ALTER TABLE "hospitalizacion" ADD CONSTRAINT "esquema_hospitalizacion_pacienteId_exclusivo" EXCLUDE USING gist ("paciente_id" WITH =, tstzrange("fecha_ingreso", "fecha_egreso") WITH &&) WHERE ("activo" AND "fecha_ingreso" IS NOT NULL);`,
    ],
    drop: [`ALTER TABLE "hospitalizacion" DROP CONSTRAINT IF EXISTS "esquema_hospitalizacion_pacienteId_exclusivo";`],
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
  'nota_evolucion.esquema_nota_evolucion_firmado': {
    table: 'nota_evolucion',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_nota_evolucion_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if old."firma_hash" is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."hospitalizacion_id", old."tipo", old."fecha_hora", old."adenda_de_id", old."signos_id", old."resumen_interrogatorio", old."exploracion_fisica", old."evolucion_cuadro_clinico", old."resultados_relevantes", old."habitus_exterior", old."procedimientos_realizados", old."observaciones", old."servicio_interconsultado_id", old."motivo_envio", old."respuesta_interconsulta", old."unidad_receptora_id", old."manejo_estancia", old."problemas_pendientes", old."pronostico", old."tratamiento_indicaciones", old."recomendaciones", old."factores_riesgo", old."firmada_por_id", old."firma_nombre", old."firma_cedula", old."fecha_firma", old."firma_hash", old."activo") is distinct from (new."hospitalizacion_id", new."tipo", new."fecha_hora", new."adenda_de_id", new."signos_id", new."resumen_interrogatorio", new."exploracion_fisica", new."evolucion_cuadro_clinico", new."resultados_relevantes", new."habitus_exterior", new."procedimientos_realizados", new."observaciones", new."servicio_interconsultado_id", new."motivo_envio", new."respuesta_interconsulta", new."unidad_receptora_id", new."manejo_estancia", new."problemas_pendientes", new."pronostico", new."tratamiento_indicaciones", new."recomendaciones", new."factores_riesgo", new."firmada_por_id", new."firma_nombre", new."firma_cedula", new."fecha_firma", new."firma_hash", new."activo") then
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
  'receta.esquema_receta_firmado': {
    table: 'receta',
    create: [
      `CREATE OR REPLACE FUNCTION "esquema_receta_firmado"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if old."firma_hash" is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or (old."paciente_id", old."consulta_id", old."almacen_id", old."diagnostico_id", old."surtimientos_permitidos", old."indicaciones_generales", old."emitida_por_id", old."medico_nombre", old."medico_cedula", old."fecha_expedicion", old."firma_hash", old."activo") is distinct from (new."paciente_id", new."consulta_id", new."almacen_id", new."diagnostico_id", new."surtimientos_permitidos", new."indicaciones_generales", new."emitida_por_id", new."medico_nombre", new."medico_cedula", new."fecha_expedicion", new."firma_hash", new."activo") then
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
  if tg_op = 'UPDATE' and (old."receta_id", old."orden", old."insumo_id", old."dosis", old."unidad_dosis", old."via", old."frecuencia_horas", old."frecuencia_texto", old."duracion_dias", old."prn", old."indicacion_prn", old."cantidad_prescrita", old."indicaciones", old."justificacion") is not distinct from (new."receta_id", new."orden", new."insumo_id", new."dosis", new."unidad_dosis", new."via", new."frecuencia_horas", new."frecuencia_texto", new."duracion_dias", new."prn", new."indicacion_prn", new."cantidad_prescrita", new."indicaciones", new."justificacion") then
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
};
