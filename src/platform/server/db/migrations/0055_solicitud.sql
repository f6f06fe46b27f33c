-- tablas: 5b998bd733b6 → ddb0810e3249
CREATE INDEX CONCURRENTLY "solicitud_fecha_envio_idx" ON "solicitud" USING btree ("fecha_envio","solicitud_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "solicitud_fecha_recepcion_idx" ON "solicitud" USING btree ("fecha_recepcion","solicitud_id","activo");
