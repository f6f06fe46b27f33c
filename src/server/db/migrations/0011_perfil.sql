-- tablas: c22dd4387155 → f27210d3393c
ALTER TABLE "perfil" ADD COLUMN "otorga" jsonb;
