-- tablas: 60c06c1cde1e → 9bdb890a0340
ALTER TABLE "proveedor" ADD COLUMN "busqueda_sonido" text GENERATED ALWAYS AS (sonido(coalesce("razon_social", '') || ' ' || coalesce("nombre_comercial", ''))) STORED;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "proveedor_busqueda_sonido_trgm" ON "proveedor" USING gin ("busqueda_sonido" gin_trgm_ops);
