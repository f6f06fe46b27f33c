-- tablas: 1aa60c8707d1 → a8726138b9ec
ALTER TABLE "archivo" ADD COLUMN "congelado" timestamp (3) with time zone;
