-- tablas: 54abce0d4db1 → 391414ad0bbb
CREATE TABLE "comentario" (
	"comentario_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comentario_comentario_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entidad" text NOT NULL,
	"entidad_id" text NOT NULL,
	"texto" text NOT NULL,
	"autor" bigint NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"editado" timestamp (3) with time zone,
	"borrado" timestamp (3) with time zone,
	"avisados" jsonb NOT NULL
);

--> statement-breakpoint
ALTER TABLE "notificacion" DROP CONSTRAINT "notificacion_tipo_check";
--> statement-breakpoint
CREATE INDEX "comentario_entidad_idx" ON "comentario" USING btree ("entidad","entidad_id","comentario_id") WHERE borrado is null;
--> statement-breakpoint
ALTER TABLE "notificacion" ADD CONSTRAINT "notificacion_tipo_check" CHECK ("tipo" in ('SOLICITUD_RECIBIDA', 'SOLICITUD_AUTORIZADA', 'SOLICITUD_EN_TRANSITO', 'DIFERENCIA', 'MENSAJE', 'MENCION', 'SISTEMA')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "notificacion" VALIDATE CONSTRAINT "notificacion_tipo_check";
