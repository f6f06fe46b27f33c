-- tablas: 1f39806d9f80 → d7a27c13fcc2
ALTER TABLE "insumo" DROP COLUMN "busqueda";
--> statement-breakpoint
ALTER TABLE "insumo" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (plano(coalesce("clave", '') || ' ' || coalesce(replace("clave", '.', ''), '') || ' ' || coalesce("clave_local", '') || ' ' || coalesce("nombre_generico", '') || ' ' || coalesce("descripcion", '') || ' ' || coalesce("codigos_barras"::text, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "persona" ADD COLUMN "busqueda_sonido" text GENERATED ALWAYS AS (sonido(coalesce("nombre", '') || ' ' || coalesce("primer_apellido", '') || ' ' || coalesce("segundo_apellido", ''))) STORED;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_busqueda_trgm" ON "insumo" USING gin ("busqueda" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "persona_busqueda_sonido_trgm" ON "persona" USING gin ("busqueda_sonido" gin_trgm_ops);
