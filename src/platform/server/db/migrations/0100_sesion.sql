-- tablas: 8806e4f5fb4f → 53f9a49bc551
ALTER TABLE "sesion" ADD COLUMN "usada" timestamp (3) with time zone DEFAULT now() NOT NULL;
