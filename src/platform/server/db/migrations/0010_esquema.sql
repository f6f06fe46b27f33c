-- tablas: 25a8faf0c9d1 → c22dd4387155
CREATE TABLE "simulacion" (
	"simulacion_id" text PRIMARY KEY NOT NULL,
	"usuario_id" bigint NOT NULL,
	"perfil_id" bigint NOT NULL,
	"como_usuario_id" bigint,
	"unidad_id" bigint,
	"almacen_ids" jsonb NOT NULL,
	"servicio_ids" jsonb NOT NULL,
	"proveedor_id" bigint,
	"creada" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expira" timestamp (3) with time zone NOT NULL,
	"terminada" timestamp (3) with time zone
);

--> statement-breakpoint
ALTER TABLE "bitacora" DROP CONSTRAINT "bitacora_accion_check";
--> statement-breakpoint
CREATE INDEX "simulacion_usuario_id_idx" ON "simulacion" USING btree ("usuario_id");
--> statement-breakpoint
CREATE INDEX "simulacion_expira_idx" ON "simulacion" USING btree ("expira");
--> statement-breakpoint
ALTER TABLE "bitacora" ADD CONSTRAINT "bitacora_accion_check" CHECK ("accion" in ('CREAR', 'LEER', 'EDITAR', 'ELIMINAR', 'TRANSICION', 'EXPORTAR', 'IMPRIMIR', 'INICIO_SESION', 'CIERRE_SESION', 'SESION_FALLIDA', 'BLOQUEO', 'ACCESO_EMERGENCIA', 'SIMULACION')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "bitacora" VALIDATE CONSTRAINT "bitacora_accion_check";
