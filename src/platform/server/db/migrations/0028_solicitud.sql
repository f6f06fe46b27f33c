-- tablas: 8f48df007cbd → 2b1455e9bca9
ALTER TABLE "solicitud" ADD COLUMN "piezas_sin_recibir" bigint;
--> statement-breakpoint
ALTER TABLE "solicitud" ADD COLUMN "claves_incompletas" bigint;
--> statement-breakpoint
-- What requests lacked that have arrived before, as `lackingOf` of src/domain/solicitud counts it.
WITH "falta" AS (
	SELECT "solicitud_id", GREATEST(0, "cantidad_autorizada" - "cantidad_recibida" - CASE WHEN "diferencia_resolucion" = 'ACEPTADA' THEN
		(SELECT COALESCE(SUM(("lote" ->> 'cantidadRetenida')::bigint), 0) FROM jsonb_array_elements(COALESCE("lotes", '[]'::jsonb)) AS "lote") ELSE 0 END) AS "piezas"
	FROM "solicitud_detalle" WHERE "activo" AND "cantidad_autorizada" IS NOT NULL AND "cantidad_recibida" IS NOT NULL
), "total" AS (
	SELECT "solicitud_id", SUM("piezas") AS "piezas", COUNT(*) AS "claves" FROM "falta" WHERE "piezas" > 0 GROUP BY "solicitud_id"
)
UPDATE "solicitud" SET "piezas_sin_recibir" = "total"."piezas", "claves_incompletas" = "total"."claves"
FROM "total" WHERE "total"."solicitud_id" = "solicitud"."solicitud_id";
--> statement-breakpoint
ALTER TABLE "solicitud" ADD CONSTRAINT "solicitud_piezas_sin_recibir_check" CHECK ("piezas_sin_recibir" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "solicitud" ADD CONSTRAINT "solicitud_claves_incompletas_check" CHECK ("claves_incompletas" >= 0) NOT VALID;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "solicitud_piezas_sin_recibir_idx" ON "solicitud" USING btree ("piezas_sin_recibir","solicitud_id","activo");
