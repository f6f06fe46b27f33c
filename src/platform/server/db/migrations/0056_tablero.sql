-- tablas: ddb0810e3249 → 441f6d8a0d51
CREATE TABLE "tablero" (
	"tablero_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tablero_tablero_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"nombre" text NOT NULL,
	"usuario_id" bigint NOT NULL,
	"contenido" jsonb NOT NULL,
	"compartida" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_modificacion" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "tablero_usuario_id_nombre_key" ON "tablero" USING btree ("usuario_id","nombre");
--> statement-breakpoint
CREATE INDEX "tablero_compartida_idx" ON "tablero" USING btree ("nombre") WHERE compartida;
