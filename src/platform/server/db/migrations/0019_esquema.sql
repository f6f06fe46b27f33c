-- tablas: d7a27c13fcc2 → 76e73c3963cb
CREATE TABLE "archivo" (
	"archivo_id" text PRIMARY KEY NOT NULL,
	"entidad" text NOT NULL,
	"entidad_id" text,
	"campo" text,
	"nombre" text NOT NULL,
	"tipo" text NOT NULL,
	"bytes" bigint NOT NULL,
	"huella" text NOT NULL,
	"subido_por" bigint NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"retirado" timestamp (3) with time zone,
	"retirado_por" bigint
);

--> statement-breakpoint
ALTER TABLE "insumo" DROP CONSTRAINT "insumo_imagen_url_check";
--> statement-breakpoint
ALTER TABLE "paciente" DROP CONSTRAINT "paciente_foto_url_check";
--> statement-breakpoint
ALTER TABLE "personal_medico" DROP CONSTRAINT "personal_medico_firma_imagen_url_check";
--> statement-breakpoint
ALTER TABLE "insumo" ADD COLUMN "imagen_id" text;
--> statement-breakpoint
ALTER TABLE "paciente" ADD COLUMN "foto_id" text;
--> statement-breakpoint
ALTER TABLE "personal_medico" ADD COLUMN "firma_imagen_id" text;
--> statement-breakpoint
CREATE INDEX "archivo_entidad_idx" ON "archivo" USING btree ("entidad","entidad_id","fecha");
--> statement-breakpoint
CREATE INDEX "archivo_huella_idx" ON "archivo" USING btree ("huella");
--> statement-breakpoint
CREATE INDEX "archivo_suelto_idx" ON "archivo" USING btree ("fecha") WHERE entidad_id is null;
--> statement-breakpoint
CREATE INDEX "archivo_retirado_idx" ON "archivo" USING btree ("retirado") WHERE retirado is not null;
--> statement-breakpoint
ALTER TABLE "insumo" ADD CONSTRAINT "insumo_imagen_id_check" CHECK (char_length("imagen_id") <= 36) NOT VALID;
--> statement-breakpoint
ALTER TABLE "paciente" ADD CONSTRAINT "paciente_foto_id_check" CHECK (char_length("foto_id") <= 36) NOT VALID;
--> statement-breakpoint
ALTER TABLE "personal_medico" ADD CONSTRAINT "personal_medico_firma_imagen_id_check" CHECK (char_length("firma_imagen_id") <= 36) NOT VALID;
--> statement-breakpoint
ALTER TABLE "insumo" DROP COLUMN "imagen_url";
--> statement-breakpoint
ALTER TABLE "paciente" DROP COLUMN "foto_url";
--> statement-breakpoint
ALTER TABLE "personal_medico" DROP COLUMN "firma_imagen_url";
