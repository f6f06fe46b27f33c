-- tablas: f34eb5bcc6db → 41a29ac27fff
ALTER TABLE "conteo_detalle" ADD COLUMN "origen" text;
--> statement-breakpoint
ALTER TABLE "conteo_detalle" ADD COLUMN "estatus_lote" text;
--> statement-breakpoint
ALTER TABLE "conteo_detalle" ADD CONSTRAINT "conteo_detalle_origen_check" CHECK (char_length("origen") <= 500) NOT VALID;
--> statement-breakpoint
ALTER TABLE "conteo_detalle" ADD CONSTRAINT "conteo_detalle_estatus_lote_check" CHECK ("estatus_lote" in ('DISPONIBLE', 'CUARENTENA', 'SUSPENDIDO', 'RETIRADO', 'CADUCADO', 'AGOTADO')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "conteo_detalle" VALIDATE CONSTRAINT "conteo_detalle_estatus_lote_check";
