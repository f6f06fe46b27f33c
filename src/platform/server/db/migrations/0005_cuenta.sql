-- tablas: dcf8487300cf → d4c9debb9c0e
CREATE TABLE "codigo_acceso" (
	"huella" text PRIMARY KEY NOT NULL,
	"usuario_id" bigint NOT NULL,
	"expira" timestamp (3) with time zone NOT NULL,
	"usado" timestamp (3) with time zone
);

--> statement-breakpoint
ALTER TABLE "usuario" ADD COLUMN "recorrido_visto" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "codigo_acceso_usuario_id_idx" ON "codigo_acceso" USING btree ("usuario_id");
--> statement-breakpoint
CREATE INDEX "codigo_acceso_expira_idx" ON "codigo_acceso" USING btree ("expira");
