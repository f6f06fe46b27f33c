-- tablas: 6c00dd70a016 → 2a1ab4e7bcd7
ALTER TABLE "visita" ADD COLUMN "primera_llamada" timestamp (3) with time zone;
