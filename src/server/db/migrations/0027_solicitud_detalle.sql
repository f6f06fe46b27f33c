-- tablas: 831b85dcf3ba → 79305efed82e
ALTER TABLE "solicitud_detalle" ADD COLUMN "motivo_no_fefo" text;
--> statement-breakpoint
ALTER TABLE "solicitud_detalle" ADD CONSTRAINT "solicitud_detalle_motivo_no_fefo_check" CHECK (char_length("motivo_no_fefo") <= 300) NOT VALID;
