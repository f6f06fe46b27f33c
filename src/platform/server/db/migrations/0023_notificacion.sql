-- tablas: 391414ad0bbb → c80d317f331c
ALTER TABLE "notificacion" DROP CONSTRAINT "notificacion_tipo_check";
--> statement-breakpoint
ALTER TABLE "notificacion" ADD CONSTRAINT "notificacion_tipo_check" CHECK ("tipo" in ('SOLICITUD_RECIBIDA', 'SOLICITUD_AUTORIZADA', 'SOLICITUD_RECHAZADA', 'SOLICITUD_CANCELADA', 'SOLICITUD_EN_TRANSITO', 'DIFERENCIA', 'MENSAJE', 'MENCION', 'SISTEMA')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "notificacion" VALIDATE CONSTRAINT "notificacion_tipo_check";
