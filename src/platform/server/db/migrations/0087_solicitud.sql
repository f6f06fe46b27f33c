-- tablas: 18506f92f373 → eb7dd48a6cae
ALTER TABLE "solicitud" ADD COLUMN "evidencia_dano_id" text;
--> statement-breakpoint
ALTER TABLE "solicitud" ADD CONSTRAINT "solicitud_evidencia_dano_id_check" CHECK (char_length("evidencia_dano_id") <= 36) NOT VALID;
