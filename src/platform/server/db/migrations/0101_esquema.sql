-- tablas: ae8f55dca6b8 → ce70b798b52f
CREATE TABLE "codigo_recuperacion" (
	"usuario_id" bigint NOT NULL,
	"marca" text NOT NULL,
	"huella" text NOT NULL,
	"usado" timestamp (3) with time zone,
	CONSTRAINT "codigo_recuperacion_usuario_id_marca_pk" PRIMARY KEY("usuario_id","marca")
);

--> statement-breakpoint
CREATE TABLE "segundo_factor" (
	"usuario_id" bigint PRIMARY KEY NOT NULL,
	"secreto" text,
	"activo" timestamp (3) with time zone,
	"ultimo_paso" bigint DEFAULT 0 NOT NULL,
	"pendiente" text,
	"pendiente_hasta" timestamp (3) with time zone,
	CONSTRAINT "segundo_factor_activo_check" CHECK ((secreto is null) = (activo is null))
);

--> statement-breakpoint
ALTER TABLE "usuario" ADD COLUMN "segundo_factor" boolean DEFAULT false;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "usuario_segundo_factor_idx" ON "usuario" USING btree ("segundo_factor","usuario_id","activo");
