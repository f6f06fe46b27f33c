-- tablas: 56666c8ee833 → dcf8487300cf
CREATE TABLE "identidad" (
	"usuario_id" bigint PRIMARY KEY NOT NULL,
	"emisor" text NOT NULL,
	"sujeto" text NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "sesion" ADD COLUMN "emitida" timestamp (3) with time zone;
--> statement-breakpoint
CREATE UNIQUE INDEX "identidad_emisor_sujeto_key" ON "identidad" USING btree ("emisor","sujeto");
