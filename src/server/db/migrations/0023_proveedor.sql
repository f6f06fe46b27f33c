-- tablas: 391414ad0bbb → 362eef9088d1
ALTER TABLE "proveedor" ADD COLUMN "busqueda_sonido" text GENERATED ALWAYS AS (sonido(coalesce("razon_social", '') || ' ' || coalesce("nombre_comercial", ''))) STORED;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "proveedor_busqueda_sonido_trgm" ON "proveedor" USING gin ("busqueda_sonido" gin_trgm_ops);
