-- tablas: 43339abe16ea → 7d5e09791c65
ALTER TABLE "usuario" ADD COLUMN "motivo_cuenta_adicional" text;
--> statement-breakpoint
ALTER TABLE "usuario" ADD CONSTRAINT "usuario_motivo_cuenta_adicional_check" CHECK (char_length("motivo_cuenta_adicional") >= 10 and char_length("motivo_cuenta_adicional") <= 200) NOT VALID;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "usuario_motivo_cuenta_adicional_orden" ON "usuario" USING btree (orden("motivo_cuenta_adicional") collate "C","usuario_id","motivo_cuenta_adicional","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "usuario_motivo_cuenta_adicional_trgm" ON "usuario" USING gin (plano("motivo_cuenta_adicional") gin_trgm_ops);
