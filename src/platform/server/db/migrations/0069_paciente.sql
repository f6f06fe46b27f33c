-- tablas: 2918e5c4af6f → 01e1c29c7fc3
ALTER TABLE "paciente" ADD COLUMN "senas" text;
--> statement-breakpoint
ALTER TABLE "paciente" ADD CONSTRAINT "paciente_senas_check" CHECK (char_length("senas") <= 300) NOT VALID;
