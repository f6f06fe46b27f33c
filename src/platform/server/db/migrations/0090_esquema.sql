-- tablas: f2dd571178fa → 51b1e93723b0
ALTER TABLE "propuesta_cambio" ADD COLUMN "importe_estimado" boolean;
--> statement-breakpoint
ALTER TABLE "salida_extraordinaria" ADD COLUMN "importe_estimado" boolean;
--> statement-breakpoint
ALTER TABLE "solicitud" ADD COLUMN "importe_estimado" numeric(14, 4);
--> statement-breakpoint
ALTER TABLE "solicitud_detalle" ADD COLUMN "precio_estimado" numeric(14, 4);
--> statement-breakpoint
ALTER TABLE "solicitud" ADD CONSTRAINT "solicitud_importe_estimado_check" CHECK ("importe_estimado" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "solicitud_detalle" ADD CONSTRAINT "solicitud_detalle_precio_estimado_check" CHECK ("precio_estimado" >= 0) NOT VALID;
