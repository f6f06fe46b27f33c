-- tablas: 7ea5cd7990a2 → dcc735348cfc
ALTER TABLE "visita" ADD COLUMN "primera_llamada" timestamp (3) with time zone;
