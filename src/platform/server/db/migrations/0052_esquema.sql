-- tablas: f27cabea8795 → 4436d8ac5525
CREATE TABLE "suscripcion_agenda" (
	"usuario_id" bigint PRIMARY KEY NOT NULL,
	"huella" text NOT NULL,
	"creada" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
ALTER TABLE "notificacion" DROP CONSTRAINT "notificacion_tipo_check";
--> statement-breakpoint
ALTER TABLE "evento" ADD COLUMN "anden" text;
--> statement-breakpoint
ALTER TABLE "evento" ADD COLUMN "solicitud_id" bigint;
--> statement-breakpoint
ALTER TABLE "evento" ADD COLUMN "propuesta_cambio_id" bigint;
--> statement-breakpoint
ALTER TABLE "evento" ADD COLUMN "cajas" bigint;
--> statement-breakpoint
ALTER TABLE "evento" ADD COLUMN "tarimas" bigint;
--> statement-breakpoint
ALTER TABLE "evento" ADD COLUMN "agenda_id" bigint;
--> statement-breakpoint
ALTER TABLE "horario" ADD COLUMN "anden" text;
--> statement-breakpoint
ALTER TABLE "recepcion" ADD COLUMN "evento_id" bigint;
--> statement-breakpoint
ALTER TABLE "solicitud" ADD COLUMN "evento_id" bigint;
--> statement-breakpoint
CREATE UNIQUE INDEX "suscripcion_agenda_huella_key" ON "suscripcion_agenda" USING btree ("huella");
--> statement-breakpoint
ALTER TABLE "evento" ADD CONSTRAINT "evento_solicitud_id_fk" FOREIGN KEY ("solicitud_id") REFERENCES "public"."solicitud"("solicitud_id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "evento" ADD CONSTRAINT "evento_propuesta_cambio_id_fk" FOREIGN KEY ("propuesta_cambio_id") REFERENCES "public"."propuesta_cambio"("propuesta_cambio_id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "evento" ADD CONSTRAINT "evento_agenda_id_fk" FOREIGN KEY ("agenda_id") REFERENCES "public"."usuario"("usuario_id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "recepcion" ADD CONSTRAINT "recepcion_evento_id_fk" FOREIGN KEY ("evento_id") REFERENCES "public"."evento"("evento_id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "solicitud" ADD CONSTRAINT "solicitud_evento_id_fk" FOREIGN KEY ("evento_id") REFERENCES "public"."evento"("evento_id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "evento" ADD CONSTRAINT "evento_anden_check" CHECK (char_length("anden") <= 20) NOT VALID;
--> statement-breakpoint
ALTER TABLE "evento" ADD CONSTRAINT "evento_cajas_check" CHECK ("cajas" >= 0 and "cajas" <= 100000) NOT VALID;
--> statement-breakpoint
ALTER TABLE "evento" ADD CONSTRAINT "evento_tarimas_check" CHECK ("tarimas" >= 0 and "tarimas" <= 5000) NOT VALID;
--> statement-breakpoint
ALTER TABLE "horario" ADD CONSTRAINT "horario_anden_check" CHECK (char_length("anden") <= 20) NOT VALID;
--> statement-breakpoint
ALTER TABLE "notificacion" ADD CONSTRAINT "notificacion_tipo_check" CHECK ("tipo" in ('SOLICITUD_RECIBIDA', 'SOLICITUD_AUTORIZADA', 'SOLICITUD_RECHAZADA', 'SOLICITUD_CANCELADA', 'SOLICITUD_EN_TRANSITO', 'DIFERENCIA', 'LOTE_RETENIDO', 'ALERTA_SANITARIA', 'RED_FRIA', 'EXTRAORDINARIA_POR_AUTORIZAR', 'EXTRAORDINARIA_AUTORIZADA', 'EXTRAORDINARIA_RECHAZADA', 'CONTEO_POR_AUTORIZAR', 'CONTROLADO_DESCUADRE', 'SUSTITUTO_PROPUESTO', 'SUSTITUTO_AUTORIZADO', 'SUSTITUTO_NEGADO', 'ACCESO_EMERGENCIA', 'NEWS2_ALTO', 'NOTA_VENCIDA', 'ORDEN_POR_AUTORIZAR', 'ORDEN_URGENTE', 'ORDEN_AUTORIZADA', 'ORDEN_RECHAZADA', 'ORDEN_POR_REGULARIZAR', 'ORDEN_SIN_REGULARIZAR', 'ORDEN_SURTIDA', 'ORDEN_RELEVADA', 'DEVOLUCION_POR_ACEPTAR', 'DEVOLUCION_ACEPTADA', 'DEVOLUCION_RECHAZADA', 'PROPUESTA_POR_RESPONDER', 'PROPUESTA_ACEPTADA', 'PROPUESTA_RECHAZADA', 'PROPUESTA_CONTRAPROPUESTA', 'PROPUESTA_EN_TRANSITO', 'PROPUESTA_RECIBIDA', 'PROPUESTA_CERRADA', 'PROPUESTA_VENCIDA', 'PROPUESTA_CANCELADA', 'CITA_POR_AUTORIZAR', 'CITA_AUTORIZADA', 'CITA_RECHAZADA', 'CITA_CANCELADA', 'CITA_PERDIDA', 'CARTA_POR_VENCER', 'CARTA_VENCIDA', 'CANJE_SOLICITADO', 'DESCUADRE', 'MENSAJE', 'MENCION', 'SISTEMA')) NOT VALID;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "evento_proveedor_id_inicio_idx" ON "evento" USING btree ("proveedor_id","inicio","evento_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "evento_solicitud_id_idx" ON "evento" USING btree ("solicitud_id","evento_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "evento_propuesta_cambio_id_idx" ON "evento" USING btree ("propuesta_cambio_id","evento_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "recepcion_evento_id_idx" ON "recepcion" USING btree ("evento_id","recepcion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "solicitud_evento_id_idx" ON "solicitud" USING btree ("evento_id","solicitud_id","activo");
--> statement-breakpoint
ALTER TABLE "evento" VALIDATE CONSTRAINT "evento_solicitud_id_fk";
--> statement-breakpoint
ALTER TABLE "evento" VALIDATE CONSTRAINT "evento_propuesta_cambio_id_fk";
--> statement-breakpoint
ALTER TABLE "evento" VALIDATE CONSTRAINT "evento_agenda_id_fk";
--> statement-breakpoint
ALTER TABLE "recepcion" VALIDATE CONSTRAINT "recepcion_evento_id_fk";
--> statement-breakpoint
ALTER TABLE "solicitud" VALIDATE CONSTRAINT "solicitud_evento_id_fk";
--> statement-breakpoint
ALTER TABLE "notificacion" VALIDATE CONSTRAINT "notificacion_tipo_check";
--> statement-breakpoint
CREATE VIEW "solicitud_agendada" AS SELECT
  "solicitud_agendada_id"::bigint as "solicitud_agendada_id",
  "folio"::text as "folio",
  "solicitud_id"::bigint as "solicitud_id",
  "evento_id"::bigint as "evento_id",
  "inicio"::timestamptz(3) as "inicio",
  "fin"::timestamptz(3) as "fin",
  "fecha"::date as "fecha",
  "anden"::text as "anden",
  "estatus_evento"::text as "estatus_evento",
  "estatus_solicitud"::text as "estatus_solicitud",
  "unidad_solicitante_id"::bigint as "unidad_solicitante_id",
  "almacen_solicitante_id"::bigint as "almacen_solicitante_id",
  "almacen_surtidor_id"::bigint as "almacen_surtidor_id",
  "unidad_surtidora_id"::bigint as "unidad_surtidora_id",
  "jurisdiccion_id"::bigint as "jurisdiccion_id",
  "claves"::bigint as "claves",
  "piezas"::bigint as "piezas",
  "cajas"::bigint as "cajas",
  "tarimas"::bigint as "tarimas",
  true as "activo",
  1 as "version",
  null::bigint as "creado_por",
  '2000-01-01T00:00:00.000Z'::timestamptz(3) as "fecha_creacion",
  null::bigint as "modificado_por",
  '2000-01-01T00:00:00.000Z'::timestamptz(3) as "fecha_modificacion",
  plano(coalesce("folio", '')) as "busqueda"
FROM (
select e.evento_id as solicitud_agendada_id, e.evento_id, s.solicitud_id, s.folio, e.inicio, e.fin, e.fecha, e.anden, e.estatus as estatus_evento,
  s.estatus as estatus_solicitud, s.unidad_solicitante_id, s.almacen_solicitante_id, s.almacen_surtidor_id, s.unidad_surtidora_id,
  s.jurisdiccion_id, s.claves, coalesce(s.piezas_autorizadas, s.piezas_solicitadas) as piezas, e.cajas, e.tarimas
from evento e join solicitud s on s.solicitud_id = e.solicitud_id
where e.activo and s.activo and e.tipo = 'ENTREGA_SOLICITUD' and e.estatus <> 'REPROGRAMADA'
) AS filas;
