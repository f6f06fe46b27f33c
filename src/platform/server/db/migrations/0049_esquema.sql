-- tablas: ffdedfa82bbc → 442005c501f1
ALTER TABLE "notificacion" DROP CONSTRAINT "notificacion_tipo_check";
--> statement-breakpoint
ALTER TABLE "demanda_insatisfecha" ALTER COLUMN "receta_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "demanda_insatisfecha" DROP CONSTRAINT IF EXISTS "demanda_insatisfecha_receta_id_requerido";
--> statement-breakpoint
ALTER TABLE "demanda_insatisfecha" ADD COLUMN "orden_cargo_id" bigint;
--> statement-breakpoint
ALTER TABLE "demanda_insatisfecha" ADD COLUMN "insumo_orden_cargo_id" bigint;
--> statement-breakpoint
ALTER TABLE "nucleo" ADD COLUMN "paquete_deterioro_id" bigint;
--> statement-breakpoint
ALTER TABLE "orden_cargo" ADD COLUMN "relevada_de_id" bigint;
--> statement-breakpoint
ALTER TABLE "orden_cargo" ADD COLUMN "actividad_preparacion" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "demanda_insatisfecha" ADD CONSTRAINT "demanda_insatisfecha_orden_cargo_id_fk" FOREIGN KEY ("orden_cargo_id") REFERENCES "public"."orden_cargo"("orden_cargo_id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "nucleo" ADD CONSTRAINT "nucleo_paquete_deterioro_id_fk" FOREIGN KEY ("paquete_deterioro_id") REFERENCES "public"."procedimiento"("procedimiento_id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "orden_cargo" ADD CONSTRAINT "orden_cargo_relevada_de_id_fk" FOREIGN KEY ("relevada_de_id") REFERENCES "public"."usuario"("usuario_id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "notificacion" ADD CONSTRAINT "notificacion_tipo_check" CHECK ("tipo" in ('SOLICITUD_RECIBIDA', 'SOLICITUD_AUTORIZADA', 'SOLICITUD_RECHAZADA', 'SOLICITUD_CANCELADA', 'SOLICITUD_EN_TRANSITO', 'DIFERENCIA', 'LOTE_RETENIDO', 'ALERTA_SANITARIA', 'RED_FRIA', 'EXTRAORDINARIA_POR_AUTORIZAR', 'EXTRAORDINARIA_AUTORIZADA', 'EXTRAORDINARIA_RECHAZADA', 'CONTEO_POR_AUTORIZAR', 'CONTROLADO_DESCUADRE', 'SUSTITUTO_PROPUESTO', 'SUSTITUTO_AUTORIZADO', 'SUSTITUTO_NEGADO', 'ACCESO_EMERGENCIA', 'NEWS2_ALTO', 'NOTA_VENCIDA', 'ORDEN_POR_AUTORIZAR', 'ORDEN_URGENTE', 'ORDEN_AUTORIZADA', 'ORDEN_RECHAZADA', 'ORDEN_POR_REGULARIZAR', 'ORDEN_SIN_REGULARIZAR', 'ORDEN_SURTIDA', 'ORDEN_RELEVADA', 'DEVOLUCION_POR_ACEPTAR', 'DEVOLUCION_ACEPTADA', 'DEVOLUCION_RECHAZADA', 'DESCUADRE', 'MENSAJE', 'MENCION', 'SISTEMA')) NOT VALID;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "demanda_insatisfecha_orden_cargo_id_idx" ON "demanda_insatisfecha" USING btree ("orden_cargo_id","demanda_insatisfecha_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "nucleo_paquete_deterioro_id_idx" ON "nucleo" USING btree ("paquete_deterioro_id");
--> statement-breakpoint
ALTER TABLE "demanda_insatisfecha" VALIDATE CONSTRAINT "demanda_insatisfecha_orden_cargo_id_fk";
--> statement-breakpoint
ALTER TABLE "nucleo" VALIDATE CONSTRAINT "nucleo_paquete_deterioro_id_fk";
--> statement-breakpoint
ALTER TABLE "orden_cargo" VALIDATE CONSTRAINT "orden_cargo_relevada_de_id_fk";
--> statement-breakpoint
ALTER TABLE "notificacion" VALIDATE CONSTRAINT "notificacion_tipo_check";
