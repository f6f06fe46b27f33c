-- tablas: 062cac095fe7 → 7390acd844a0
CREATE TABLE "bitacora_sello" (
	"orden" bigint PRIMARY KEY NOT NULL,
	"bitacora_id" bigint NOT NULL,
	"huella" text NOT NULL,
	"fecha" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "bitacora" DROP CONSTRAINT "bitacora_accion_check";
--> statement-breakpoint
CREATE UNIQUE INDEX "bitacora_sello_bitacora_id_key" ON "bitacora_sello" USING btree ("bitacora_id");
--> statement-breakpoint
ALTER TABLE "bitacora" ADD CONSTRAINT "bitacora_accion_check" CHECK ("accion" in ('CREAR', 'LEER', 'EDITAR', 'ELIMINAR', 'TRANSICION', 'EXPORTAR', 'IMPRIMIR', 'INICIO_SESION', 'CIERRE_SESION', 'SESION_FALLIDA', 'BLOQUEO', 'ACCESO_EMERGENCIA')) NOT VALID;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bitacora_fecha_idx" ON "bitacora" USING btree ("fecha","bitacora_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bitacora_mostrados_idx" ON "bitacora" USING gin (("despues" -> 'ids')) WHERE "accion" = 'LEER' and "entidad_id" is null;
--> statement-breakpoint
ALTER TABLE "bitacora" VALIDATE CONSTRAINT "bitacora_accion_check";
