-- tablas: 9adde3bcb4c3 → cfd94970ad97
CREATE TABLE "preferencia" (
	"usuario_id" bigint PRIMARY KEY NOT NULL,
	"contenido" jsonb NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL
);

