// Generated from schemas/entities/avisos/notificacion.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { Notificacion } from '../../shared/types/notificacion.gen';

/** Notificación. Aviso a una persona: algo que le toca hacer o que debe saber. Cada quien ve solo las suyas. */
export const notificacion = pgTable(
  'notificacion',
  {
    notificacionId: bigint('notificacion_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
    tipo: text('tipo').$type<Notificacion['tipo']>().notNull(),
    severidad: text('severidad').$type<Notificacion['severidad']>().notNull().default('INFO'),
    titulo: text('titulo'),
    cuerpo: text('cuerpo'),
    folio: text('folio'),
    detalle: text('detalle'),
    ruta: text('ruta'),
    entidad: text('entidad'),
    entidadId: bigint('entidad_id', { mode: 'number' }),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    agrupador: text('agrupador'),
    fecha: timestamp('fecha', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    vista: boolean('vista').notNull().default(false),
    fechaVista: timestamp('fecha_vista', { withTimezone: true, precision: 3, mode: 'date' }),
    requiereAccion: boolean('requiere_accion').notNull().default(false),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("titulo", '') || ' ' || coalesce("cuerpo", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'notificacion_usuario_id_fk', columns: [table.usuarioId], foreignColumns: [usuario.usuarioId] }),
    foreignKey({ name: 'notificacion_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    check(
      'notificacion_tipo_check',
      sql`"tipo" in ('SOLICITUD_RECIBIDA', 'SOLICITUD_AUTORIZADA', 'SOLICITUD_RECHAZADA', 'SOLICITUD_CANCELADA', 'SOLICITUD_EN_TRANSITO', 'DIFERENCIA', 'LOTE_RETENIDO', 'ALERTA_SANITARIA', 'RED_FRIA', 'EXTRAORDINARIA_POR_AUTORIZAR', 'EXTRAORDINARIA_AUTORIZADA', 'EXTRAORDINARIA_RECHAZADA', 'CONTEO_POR_AUTORIZAR', 'CONTROLADO_DESCUADRE', 'SUSTITUTO_PROPUESTO', 'SUSTITUTO_AUTORIZADO', 'SUSTITUTO_NEGADO', 'RECETA_ANULADA', 'VISITA_CERRADA', 'ACCESO_EMERGENCIA', 'NEWS2_ALTO', 'NOTA_VENCIDA', 'ORDEN_POR_AUTORIZAR', 'ORDEN_URGENTE', 'ORDEN_AUTORIZADA', 'ORDEN_RECHAZADA', 'ORDEN_POR_REGULARIZAR', 'ORDEN_SIN_REGULARIZAR', 'ORDEN_SURTIDA', 'ORDEN_RELEVADA', 'DEVOLUCION_POR_ACEPTAR', 'DEVOLUCION_ACEPTADA', 'DEVOLUCION_RECHAZADA', 'PROPUESTA_POR_RESPONDER', 'PROPUESTA_ACEPTADA', 'PROPUESTA_RECHAZADA', 'PROPUESTA_CONTRAPROPUESTA', 'PROPUESTA_EN_TRANSITO', 'PROPUESTA_RECIBIDA', 'PROPUESTA_CERRADA', 'PROPUESTA_VENCIDA', 'PROPUESTA_CANCELADA', 'CITA_POR_AUTORIZAR', 'CITA_AUTORIZADA', 'CITA_RECHAZADA', 'CITA_CANCELADA', 'CITA_PERDIDA', 'CITA_PROXIMA', 'CARTA_POR_VENCER', 'CARTA_VENCIDA', 'CANJE_SOLICITADO', 'AUMENTO_AUTORIZADO', 'AUMENTO_RECHAZADO', 'DESCUADRE', 'REPORTE_LISTO', 'REPORTE_FALLIDO', 'MENSAJE', 'MENCION', 'SISTEMA')`,
    ),
    check('notificacion_severidad_check', sql`"severidad" in ('INFO', 'AVISO', 'ALERTA', 'CRITICA')`),
    check('notificacion_titulo_check', sql`char_length("titulo") <= 120`),
    check('notificacion_cuerpo_check', sql`char_length("cuerpo") <= 500`),
    check('notificacion_folio_check', sql`char_length("folio") <= 30`),
    check('notificacion_detalle_check', sql`char_length("detalle") <= 160`),
    check('notificacion_ruta_check', sql`char_length("ruta") <= 200`),
    check('notificacion_entidad_check', sql`char_length("entidad") <= 60`),
    check('notificacion_agrupador_check', sql`char_length("agrupador") <= 80`),
    index('notificacion_usuario_id_idx').on(table.usuarioId),
    index('notificacion_tipo_idx').on(table.tipo, table.notificacionId, table.activo),
    index('notificacion_severidad_idx').on(table.severidad, table.notificacionId, table.activo),
    index('notificacion_unidad_id_idx').on(table.unidadId),
    index('notificacion_fecha_idx').on(table.fecha, table.notificacionId, table.activo),
    index('notificacion_vista_idx').on(table.vista, table.notificacionId, table.activo),
    index('notificacion_requiere_accion_idx').on(table.requiereAccion, table.notificacionId),
    index('notificacion_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
