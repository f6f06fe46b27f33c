-- tablas: 41a29ac27fff → 0454404ebd54
ALTER TABLE "alerta_sanitaria" ADD COLUMN "proveedor_id" bigint;
--> statement-breakpoint
ALTER TABLE "alerta_sanitaria" ADD COLUMN "marca" text;
--> statement-breakpoint
ALTER TABLE "alerta_sanitaria" ADD CONSTRAINT "alerta_sanitaria_proveedor_id_fk" FOREIGN KEY ("proveedor_id") REFERENCES "public"."proveedor"("proveedor_id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "alerta_sanitaria" ADD CONSTRAINT "alerta_sanitaria_marca_check" CHECK (char_length("marca") <= 80) NOT VALID;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "alerta_sanitaria_proveedor_id_idx" ON "alerta_sanitaria" USING btree ("proveedor_id","alerta_sanitaria_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "alerta_sanitaria_marca_orden" ON "alerta_sanitaria" USING btree (orden("marca") collate "C","alerta_sanitaria_id","marca","activo");
--> statement-breakpoint
ALTER TABLE "alerta_sanitaria" VALIDATE CONSTRAINT "alerta_sanitaria_proveedor_id_fk";
