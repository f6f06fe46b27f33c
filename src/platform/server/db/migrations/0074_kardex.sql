-- tablas: 05ea4d9f0caa → f34eb5bcc6db
ALTER TABLE "kardex" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (plano(coalesce("documento_folio", '') || ' ' || coalesce("insumo_clave", '') || ' ' || coalesce("nombre_generico", ''))) STORED;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "kardex_busqueda_trgm" ON "kardex" USING gin ("busqueda" gin_trgm_ops);
