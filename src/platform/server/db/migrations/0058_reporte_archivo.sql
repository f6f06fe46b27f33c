-- tablas: 1ba514f2863c → 9ec0c7ffa6dc
CREATE TABLE "reporte_archivo" (
	"reporte_archivo_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reporte_archivo_reporte_archivo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"usuario_id" bigint NOT NULL,
	"reporte_guardado_id" bigint,
	"reporte" text NOT NULL,
	"nombre" text NOT NULL,
	"parametros" jsonb NOT NULL,
	"formato" text NOT NULL,
	"idioma" text NOT NULL,
	"estatus" text DEFAULT 'EN_COLA' NOT NULL,
	"intento" integer DEFAULT 0 NOT NULL,
	"latido" timestamp (3) with time zone,
	"filas" integer DEFAULT 0 NOT NULL,
	"filas_total" integer,
	"bytes" bigint,
	"huella" text,
	"problema" text,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"terminado" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "reporte_guardado" (
	"reporte_guardado_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reporte_guardado_reporte_guardado_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"usuario_id" bigint NOT NULL,
	"nombre" text NOT NULL,
	"reporte" text NOT NULL,
	"parametros" jsonb NOT NULL,
	"periodo" text,
	"formato" text NOT NULL,
	"frecuencia" text NOT NULL,
	"siguiente" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_modificacion" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "notificacion" DROP CONSTRAINT "notificacion_tipo_check";
--> statement-breakpoint
CREATE INDEX "reporte_archivo_usuario_id_fecha_idx" ON "reporte_archivo" USING btree ("usuario_id","fecha");
--> statement-breakpoint
CREATE INDEX "reporte_archivo_pendiente_idx" ON "reporte_archivo" USING btree ("fecha") WHERE estatus in ('EN_COLA', 'EN_PROCESO');
--> statement-breakpoint
CREATE INDEX "reporte_archivo_huella_idx" ON "reporte_archivo" USING btree ("huella");
--> statement-breakpoint
CREATE UNIQUE INDEX "reporte_guardado_usuario_id_nombre_key" ON "reporte_guardado" USING btree ("usuario_id","nombre");
--> statement-breakpoint
CREATE INDEX "reporte_guardado_siguiente_idx" ON "reporte_guardado" USING btree ("siguiente") WHERE siguiente is not null;
--> statement-breakpoint
ALTER TABLE "notificacion" ADD CONSTRAINT "notificacion_tipo_check" CHECK ("tipo" in ('SOLICITUD_RECIBIDA', 'SOLICITUD_AUTORIZADA', 'SOLICITUD_RECHAZADA', 'SOLICITUD_CANCELADA', 'SOLICITUD_EN_TRANSITO', 'DIFERENCIA', 'LOTE_RETENIDO', 'ALERTA_SANITARIA', 'RED_FRIA', 'EXTRAORDINARIA_POR_AUTORIZAR', 'EXTRAORDINARIA_AUTORIZADA', 'EXTRAORDINARIA_RECHAZADA', 'CONTEO_POR_AUTORIZAR', 'CONTROLADO_DESCUADRE', 'SUSTITUTO_PROPUESTO', 'SUSTITUTO_AUTORIZADO', 'SUSTITUTO_NEGADO', 'ACCESO_EMERGENCIA', 'NEWS2_ALTO', 'NOTA_VENCIDA', 'ORDEN_POR_AUTORIZAR', 'ORDEN_URGENTE', 'ORDEN_AUTORIZADA', 'ORDEN_RECHAZADA', 'ORDEN_POR_REGULARIZAR', 'ORDEN_SIN_REGULARIZAR', 'ORDEN_SURTIDA', 'ORDEN_RELEVADA', 'DEVOLUCION_POR_ACEPTAR', 'DEVOLUCION_ACEPTADA', 'DEVOLUCION_RECHAZADA', 'PROPUESTA_POR_RESPONDER', 'PROPUESTA_ACEPTADA', 'PROPUESTA_RECHAZADA', 'PROPUESTA_CONTRAPROPUESTA', 'PROPUESTA_EN_TRANSITO', 'PROPUESTA_RECIBIDA', 'PROPUESTA_CERRADA', 'PROPUESTA_VENCIDA', 'PROPUESTA_CANCELADA', 'CITA_POR_AUTORIZAR', 'CITA_AUTORIZADA', 'CITA_RECHAZADA', 'CITA_CANCELADA', 'CITA_PERDIDA', 'CITA_PROXIMA', 'CARTA_POR_VENCER', 'CARTA_VENCIDA', 'CANJE_SOLICITADO', 'DESCUADRE', 'REPORTE_LISTO', 'REPORTE_FALLIDO', 'MENSAJE', 'MENCION', 'SISTEMA')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "notificacion" VALIDATE CONSTRAINT "notificacion_tipo_check";
