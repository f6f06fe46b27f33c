-- tablas: a7ef6bd573a2 → 9cddfaa9ee3a
CREATE TABLE "consumo_corte" (
	"almacen_id" bigint PRIMARY KEY NOT NULL,
	"mes" date NOT NULL
);

--> statement-breakpoint
CREATE TABLE "consumo_mensual" (
	"almacen_id" bigint NOT NULL,
	"insumo_id" bigint NOT NULL,
	"mes" date NOT NULL,
	"dias_mes" integer NOT NULL,
	"dias_con_existencia" integer NOT NULL,
	"consumo" bigint NOT NULL,
	"negadas" bigint NOT NULL,
	CONSTRAINT "consumo_mensual_almacen_id_insumo_id_mes_pk" PRIMARY KEY("almacen_id","insumo_id","mes")
);

--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD COLUMN "clasificacion_ven" text;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD COLUMN "sugerencia" text;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD COLUMN "diferencia_maximo" bigint;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD COLUMN "minimo_sugerido" bigint;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD COLUMN "punto_reorden_sugerido" bigint;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD COLUMN "maximo_sugerido" bigint;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD COLUMN "con_sugerencia" boolean;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD COLUMN "cpm" numeric(12, 2);
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD COLUMN "cpm_provisional" boolean;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD COLUMN "cpm_calculado" numeric(12, 2);
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD COLUMN "demanda_mensual" numeric(12, 2);
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD COLUMN "meses_con_datos" bigint;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD COLUMN "consumo_piezas" bigint;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD COLUMN "dias_con_existencia" bigint;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD COLUMN "dias_sin_existencia" bigint;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD COLUMN "piezas_negadas" bigint;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD COLUMN "consumo_hasta" date;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD CONSTRAINT "insumo_configuracion_clasificacion_ven_check" CHECK ("clasificacion_ven" in ('VITAL', 'ESENCIAL', 'NO_ESENCIAL')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD CONSTRAINT "insumo_configuracion_sugerencia_check" CHECK ("sugerencia" in ('SUBIR', 'BAJAR', 'IGUAL', 'SIN_DATOS')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD CONSTRAINT "insumo_configuracion_diferencia_maximo_check" CHECK ("diferencia_maximo" >= -9999999999 and "diferencia_maximo" <= 9999999999) NOT VALID;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD CONSTRAINT "insumo_configuracion_minimo_sugerido_check" CHECK ("minimo_sugerido" >= 0 and "minimo_sugerido" <= 9999999999) NOT VALID;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD CONSTRAINT "insumo_configuracion_punto_reorden_sugerido_check" CHECK ("punto_reorden_sugerido" >= 0 and "punto_reorden_sugerido" <= 9999999999) NOT VALID;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD CONSTRAINT "insumo_configuracion_maximo_sugerido_check" CHECK ("maximo_sugerido" >= 0 and "maximo_sugerido" <= 9999999999) NOT VALID;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD CONSTRAINT "insumo_configuracion_cpm_check" CHECK ("cpm" >= 0 and "cpm" <= 9999999999) NOT VALID;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD CONSTRAINT "insumo_configuracion_cpm_calculado_check" CHECK ("cpm_calculado" >= 0 and "cpm_calculado" <= 9999999999) NOT VALID;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD CONSTRAINT "insumo_configuracion_demanda_mensual_check" CHECK ("demanda_mensual" >= 0 and "demanda_mensual" <= 9999999999) NOT VALID;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD CONSTRAINT "insumo_configuracion_meses_con_datos_check" CHECK ("meses_con_datos" >= 0 and "meses_con_datos" <= 9999999999) NOT VALID;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD CONSTRAINT "insumo_configuracion_consumo_piezas_check" CHECK ("consumo_piezas" >= -9999999999 and "consumo_piezas" <= 9999999999) NOT VALID;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD CONSTRAINT "insumo_configuracion_dias_con_existencia_check" CHECK ("dias_con_existencia" >= 0 and "dias_con_existencia" <= 9999999999) NOT VALID;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD CONSTRAINT "insumo_configuracion_dias_sin_existencia_check" CHECK ("dias_sin_existencia" >= 0 and "dias_sin_existencia" <= 9999999999) NOT VALID;
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" ADD CONSTRAINT "insumo_configuracion_piezas_negadas_check" CHECK ("piezas_negadas" >= 0 and "piezas_negadas" <= 9999999999) NOT VALID;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_configuracion_clasificacion_ven_idx" ON "insumo_configuracion" USING btree ("clasificacion_ven","insumo_configuracion_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_configuracion_sugerencia_idx" ON "insumo_configuracion" USING btree ("sugerencia","insumo_configuracion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_configuracion_con_sugerencia_idx" ON "insumo_configuracion" USING btree ("con_sugerencia","insumo_configuracion_id");
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" VALIDATE CONSTRAINT "insumo_configuracion_clasificacion_ven_check";
--> statement-breakpoint
ALTER TABLE "insumo_configuracion" VALIDATE CONSTRAINT "insumo_configuracion_sugerencia_check";
