-- tablas: c80d317f331c → 60c06c1cde1e
ALTER TABLE "perfil" DROP COLUMN "busqueda";
--> statement-breakpoint
ALTER TABLE "perfil" ADD COLUMN "titulo" text;
--> statement-breakpoint
ALTER TABLE "perfil" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (plano(coalesce("titulo", '') || ' ' || coalesce("nombre", '') || ' ' || coalesce("descripcion", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "perfil" ADD CONSTRAINT "perfil_titulo_check" CHECK (char_length("titulo") >= 2 and char_length("titulo") <= 80) NOT VALID;
--> statement-breakpoint
-- The profiles that the product comes with are called as they are written; all others as they were named.
UPDATE "perfil" SET "titulo" = coalesce((SELECT t.titulo FROM (VALUES
  ('Almacen-estatal', 'Almacén estatal'),
  ('Almacen-regional', 'Almacén regional'),
  ('Almacen-unidad', 'Almacén de unidad'),
  ('Administrador-unidad', 'Administrador de unidad'),
  ('Director-unidad', 'Director de unidad'),
  ('Cendis', 'CENDIS'),
  ('Enfermeria', 'Enfermería'),
  ('Enfermeria-centrales', 'Enfermería de centrales'),
  ('Jefe-servicio', 'Jefe de servicio'),
  ('Jurisdiccion', 'Jurisdicción'),
  ('Medico', 'Médico'),
  ('Oficina-central', 'Oficina central'),
  ('Recepcion', 'Recepción'),
  ('SUPERUSUARIO', 'Superusuario')
) AS t (nombre, titulo) WHERE "perfil"."es_sistema" AND t.nombre = "perfil"."nombre"), "perfil"."nombre") WHERE "titulo" IS NULL;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "perfil_titulo_orden" ON "perfil" USING btree (orden("titulo") collate "C","perfil_id","titulo","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "perfil_busqueda_trgm" ON "perfil" USING gin ("busqueda" gin_trgm_ops);
