-- tablas: be774d6aee6c → 182b0e844900
CREATE INDEX CONCURRENTLY "kardex_almacen_id_tipo_fecha_movimiento_idx" ON "kardex" USING btree ("almacen_id","tipo","fecha_movimiento","kardex_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "kardex_almacen_id_documento_tipo_fecha_movimiento_idx" ON "kardex" USING btree ("almacen_id","documento_tipo","fecha_movimiento","kardex_id");
