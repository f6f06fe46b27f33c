-- tablas: 34abf57aecd0 → 05ea4d9f0caa
ALTER TABLE "alerta_sanitaria" ADD COLUMN "otros_numeros" jsonb;
--> statement-breakpoint
ALTER TABLE "alerta_sanitaria" ADD COLUMN "parecidos_revisados" boolean DEFAULT false;
