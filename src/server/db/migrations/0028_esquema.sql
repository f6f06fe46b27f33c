-- tablas: 12c48e693c5c → a7ef6bd573a2
ALTER TABLE "kardex" DROP CONSTRAINT "kardex_documento_tipo_check";
--> statement-breakpoint
ALTER TABLE "notificacion" DROP CONSTRAINT "notificacion_tipo_check";
--> statement-breakpoint
ALTER TABLE "lote" ADD COLUMN "observaciones" text;
--> statement-breakpoint
ALTER TABLE "kardex" ADD CONSTRAINT "kardex_documento_tipo_check" CHECK ("documento_tipo" in ('SOLICITUD', 'SALIDA_EXTRAORDINARIA', 'ENTRADA_EXTRAORDINARIA', 'RECEPCION_PROVEEDOR', 'RECETA', 'ORDEN_CARGO', 'CANJE', 'CONTEO', 'IMPORTACION', 'CADUCIDAD', 'CONSUMO', 'REVERSA', 'LOTE')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "lote" ADD CONSTRAINT "lote_observaciones_check" CHECK (char_length("observaciones") <= 300) NOT VALID;
--> statement-breakpoint
ALTER TABLE "notificacion" ADD CONSTRAINT "notificacion_tipo_check" CHECK ("tipo" in ('SOLICITUD_RECIBIDA', 'SOLICITUD_AUTORIZADA', 'SOLICITUD_RECHAZADA', 'SOLICITUD_CANCELADA', 'SOLICITUD_EN_TRANSITO', 'DIFERENCIA', 'LOTE_RETENIDO', 'MENSAJE', 'MENCION', 'SISTEMA')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "kardex" VALIDATE CONSTRAINT "kardex_documento_tipo_check";
--> statement-breakpoint
ALTER TABLE "notificacion" VALIDATE CONSTRAINT "notificacion_tipo_check";
