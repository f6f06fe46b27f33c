CREATE TABLE "vista" (
	"vista_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vista_vista_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recurso" text NOT NULL,
	"nombre" text NOT NULL,
	"usuario_id" bigint NOT NULL,
	"contenido" jsonb NOT NULL,
	"compartida" boolean DEFAULT false NOT NULL,
	"predeterminada" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_modificacion" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "vista_usuario_id_recurso_nombre_key" ON "vista" USING btree ("usuario_id","recurso","nombre");
--> statement-breakpoint
CREATE UNIQUE INDEX "vista_predeterminada_key" ON "vista" USING btree ("usuario_id","recurso") WHERE predeterminada;
--> statement-breakpoint
CREATE INDEX "vista_recurso_idx" ON "vista" USING btree ("recurso") WHERE compartida;
