-- tablas: 51b1e93723b0 → 43339abe16ea
ALTER TABLE "entrada_extraordinaria" ADD COLUMN "editores_ids" jsonb;
--> statement-breakpoint
ALTER TABLE "orden_cargo" ADD COLUMN "editores_ids" jsonb;
--> statement-breakpoint
ALTER TABLE "propuesta_cambio" ADD COLUMN "editores_ids" jsonb;
--> statement-breakpoint
ALTER TABLE "salida_extraordinaria" ADD COLUMN "editores_ids" jsonb;
--> statement-breakpoint
ALTER TABLE "solicitud" ADD COLUMN "editores_ids" jsonb;
