-- tablas: ce70b798b52f → 7a697dafef29
CREATE TABLE "aval" (
	"aval_id" text PRIMARY KEY NOT NULL,
	"numero" text NOT NULL,
	"operacion" text NOT NULL,
	"huella" text NOT NULL,
	"pide_id" bigint NOT NULL,
	"unidad_id" bigint,
	"almacen_id" bigint,
	"entidad" text NOT NULL,
	"entidad_id" text,
	"palabras" jsonb NOT NULL,
	"creada" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expira" timestamp (3) with time zone NOT NULL,
	"avala_id" bigint,
	"confirmada" timestamp (3) with time zone,
	"rechazada" timestamp (3) with time zone,
	"usada" timestamp (3) with time zone,
	"retirada" timestamp (3) with time zone
);

--> statement-breakpoint
ALTER TABLE "sesion" ADD COLUMN "probada" timestamp (3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
CREATE INDEX "aval_pide_id_idx" ON "aval" USING btree ("pide_id","creada");
--> statement-breakpoint
CREATE INDEX "aval_expira_idx" ON "aval" USING btree ("expira");

--> statement-breakpoint
-- Of sessions from before nothing is known but their sign-in.
UPDATE "sesion" SET "probada" = "creada";
