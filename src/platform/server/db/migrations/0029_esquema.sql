-- tablas: 2b1455e9bca9 → be774d6aee6c
ALTER TABLE "solicitud" ADD COLUMN "acepta_sustitutos" boolean DEFAULT false;
--> statement-breakpoint
ALTER TABLE "solicitud_detalle" ADD COLUMN "insumo_solicitado_id" bigint;
--> statement-breakpoint
ALTER TABLE "solicitud_detalle" ADD COLUMN "sustituto_insumo_id" bigint;
--> statement-breakpoint
ALTER TABLE "solicitud_detalle" ADD CONSTRAINT "solicitud_detalle_insumo_solicitado_id_fk" FOREIGN KEY ("insumo_solicitado_id") REFERENCES "public"."insumo"("insumo_id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "solicitud_detalle" ADD CONSTRAINT "solicitud_detalle_sustituto_insumo_id_fk" FOREIGN KEY ("sustituto_insumo_id") REFERENCES "public"."insumo"("insumo_id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "solicitud_detalle_insumo_solicitado_id_idx" ON "solicitud_detalle" USING btree ("insumo_solicitado_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "solicitud_detalle_sustituto_insumo_id_idx" ON "solicitud_detalle" USING btree ("sustituto_insumo_id");
--> statement-breakpoint
ALTER TABLE "solicitud_detalle" VALIDATE CONSTRAINT "solicitud_detalle_insumo_solicitado_id_fk";
--> statement-breakpoint
ALTER TABLE "solicitud_detalle" VALIDATE CONSTRAINT "solicitud_detalle_sustituto_insumo_id_fk";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "esquema_insumo_sustituto_ids_mutuo"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "esquema_insumo_sustituto_ids_mutuo" after insert or update of "sustituto_ids" or delete ON "insumo" FOR EACH ROW EXECUTE FUNCTION "esquema_insumo_sustituto_ids_mutuo"();
--> statement-breakpoint
UPDATE "insumo" s SET "sustituto_ids" = coalesce(s."sustituto_ids", '[]') || m.faltan, "version" = s."version" + 1, "fecha_modificacion" = now()
    from (select b."insumo_id" as otro, jsonb_agg(to_jsonb(a."insumo_id") order by a."insumo_id") as faltan
      from "insumo" a cross join lateral jsonb_array_elements_text(coalesce(a."sustituto_ids", '[]')) e join "insumo" b on b."insumo_id" = e::bigint
      where a."insumo_id" <> b."insumo_id" and not coalesce(b."sustituto_ids", '[]') @> to_jsonb(a."insumo_id") group by b."insumo_id") m
    where s."insumo_id" = m.otro;
