-- tablas: 441f6d8a0d51 → 1ba514f2863c
CREATE TABLE "aviso_por_enviar" (
	"notificacion_id" bigint PRIMARY KEY NOT NULL,
	"usuario_id" bigint NOT NULL,
	"canal" text NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE INDEX "aviso_por_enviar_canal_fecha_idx" ON "aviso_por_enviar" USING btree ("canal","fecha");
