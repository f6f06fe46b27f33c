-- tablas: 3c9a39b09050 → d12a5ee6efca
DROP INDEX "visita_turno_numero_idx";
--> statement-breakpoint
DROP INDEX "visita_paciente_id_idx";
--> statement-breakpoint
DROP INDEX "visita_estatus_idx";
--> statement-breakpoint
DROP INDEX "visita_tipo_idx";
--> statement-breakpoint
DROP INDEX "visita_motivo_orden";
--> statement-breakpoint
DROP INDEX "visita_triage_idx";
--> statement-breakpoint
DROP INDEX "visita_unidad_id_idx";
--> statement-breakpoint
DROP INDEX "visita_jurisdiccion_id_idx";
--> statement-breakpoint
DROP INDEX "visita_nucleo_id_idx";
--> statement-breakpoint
DROP INDEX "visita_personal_medico_id_idx";
--> statement-breakpoint
DROP INDEX "visita_fecha_llegada_idx";
--> statement-breakpoint
DROP INDEX "visita_fecha_idx";
--> statement-breakpoint
DROP INDEX "visita_estatus_desde_idx";
--> statement-breakpoint
DROP INDEX "visita_llamadas_idx";
--> statement-breakpoint
ALTER TABLE "visita" ADD COLUMN "limite_espera" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "visita" ADD COLUMN "llamada_a" text;
--> statement-breakpoint
ALTER TABLE "visita" ADD CONSTRAINT "visita_llamada_a_check" CHECK (char_length("llamada_a") <= 60) NOT VALID;
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "visita_unidad_id_fecha_turno_numero_key" ON "visita" USING btree ("unidad_id","fecha","turno_numero");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "visita_paciente_id_fecha_llegada_idx" ON "visita" USING btree ("paciente_id","fecha_llegada","visita_id");
