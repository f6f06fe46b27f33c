-- tablas: 25c0082ede0c → 343491d8214f
ALTER TABLE "perfil" ADD COLUMN "otorga" jsonb;
