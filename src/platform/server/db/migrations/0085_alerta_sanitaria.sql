-- tablas: 6cc48d02f9b2 → 18506f92f373
ALTER TABLE "alerta_sanitaria" ADD COLUMN "numeros_revisados" jsonb;
