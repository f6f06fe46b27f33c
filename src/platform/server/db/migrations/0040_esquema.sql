-- tablas: 7ea5cd7990a2 → 16577c568be1
ALTER TABLE "notificacion" DROP CONSTRAINT "notificacion_tipo_check";
--> statement-breakpoint
ALTER TABLE "receta" ADD COLUMN "sustitutos_por_autorizar" bigint DEFAULT 0;
--> statement-breakpoint
ALTER TABLE "receta" ADD COLUMN "sustituto_propuso_id" bigint;
--> statement-breakpoint
ALTER TABLE "receta_detalle" ADD COLUMN "sustituto_propuesto_id" bigint;
--> statement-breakpoint
ALTER TABLE "receta_detalle" ADD COLUMN "sustitucion_respuesta" text;
--> statement-breakpoint
ALTER TABLE "surtimiento_detalle" ADD COLUMN "insumo_recetado_id" bigint;
--> statement-breakpoint
ALTER TABLE "receta" ADD CONSTRAINT "receta_sustituto_propuso_id_fk" FOREIGN KEY ("sustituto_propuso_id") REFERENCES "public"."usuario"("usuario_id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "receta_detalle" ADD CONSTRAINT "receta_detalle_sustituto_propuesto_id_fk" FOREIGN KEY ("sustituto_propuesto_id") REFERENCES "public"."insumo"("insumo_id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "surtimiento_detalle" ADD CONSTRAINT "surtimiento_detalle_insumo_recetado_id_fk" FOREIGN KEY ("insumo_recetado_id") REFERENCES "public"."insumo"("insumo_id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "notificacion" ADD CONSTRAINT "notificacion_tipo_check" CHECK ("tipo" in ('SOLICITUD_RECIBIDA', 'SOLICITUD_AUTORIZADA', 'SOLICITUD_RECHAZADA', 'SOLICITUD_CANCELADA', 'SOLICITUD_EN_TRANSITO', 'DIFERENCIA', 'LOTE_RETENIDO', 'ALERTA_SANITARIA', 'RED_FRIA', 'EXTRAORDINARIA_POR_AUTORIZAR', 'EXTRAORDINARIA_AUTORIZADA', 'EXTRAORDINARIA_RECHAZADA', 'CONTEO_POR_AUTORIZAR', 'CONTROLADO_DESCUADRE', 'SUSTITUTO_PROPUESTO', 'SUSTITUTO_AUTORIZADO', 'SUSTITUTO_NEGADO', 'ACCESO_EMERGENCIA', 'DESCUADRE', 'MENSAJE', 'MENCION', 'SISTEMA')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "receta" ADD CONSTRAINT "receta_sustitutos_por_autorizar_check" CHECK ("sustitutos_por_autorizar" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "receta_detalle" ADD CONSTRAINT "receta_detalle_sustitucion_respuesta_check" CHECK ("sustitucion_respuesta" in ('AUTORIZADA', 'NEGADA')) NOT VALID;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "receta_sustitutos_por_autorizar_idx" ON "receta" USING btree ("sustitutos_por_autorizar","receta_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "receta_sustituto_propuso_id_idx" ON "receta" USING btree ("sustituto_propuso_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "receta_detalle_sustituto_propuesto_id_idx" ON "receta_detalle" USING btree ("sustituto_propuesto_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "surtimiento_detalle_insumo_recetado_id_idx" ON "surtimiento_detalle" USING btree ("insumo_recetado_id");
--> statement-breakpoint
ALTER TABLE "receta" VALIDATE CONSTRAINT "receta_sustituto_propuso_id_fk";
--> statement-breakpoint
ALTER TABLE "receta_detalle" VALIDATE CONSTRAINT "receta_detalle_sustituto_propuesto_id_fk";
--> statement-breakpoint
ALTER TABLE "surtimiento_detalle" VALIDATE CONSTRAINT "surtimiento_detalle_insumo_recetado_id_fk";
--> statement-breakpoint
ALTER TABLE "notificacion" VALIDATE CONSTRAINT "notificacion_tipo_check";
--> statement-breakpoint
ALTER TABLE "receta_detalle" VALIDATE CONSTRAINT "receta_detalle_sustitucion_respuesta_check";
