// Generated from schemas/entities/agenda/solicitud-agendada.json by `npm run generate`. Do not edit: your change would be lost.

import { bigint, date, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import type { SolicitudAgendada } from '../../shared/types/solicitud-agendada.gen';

/** Solicitud agendada. Solicitudes de insumos cuya entrega tiene cita en el almacén que las surte. */
export const solicitudAgendada = pgTable('solicitud_agendada', {
  solicitudAgendadaId: bigint('solicitud_agendada_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
  folio: text('folio'),
  solicitudId: bigint('solicitud_id', { mode: 'number' }).notNull(),
  eventoId: bigint('evento_id', { mode: 'number' }).notNull(),
  inicio: timestamp('inicio', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  fin: timestamp('fin', { withTimezone: true, precision: 3, mode: 'date' }),
  fecha: date('fecha', { mode: 'string' }),
  anden: text('anden'),
  estatusEvento: text('estatus_evento').$type<SolicitudAgendada['estatusEvento']>().notNull(),
  estatusSolicitud: text('estatus_solicitud').$type<SolicitudAgendada['estatusSolicitud']>().notNull(),
  unidadSolicitanteId: bigint('unidad_solicitante_id', { mode: 'number' }),
  almacenSolicitanteId: bigint('almacen_solicitante_id', { mode: 'number' }),
  almacenSurtidorId: bigint('almacen_surtidor_id', { mode: 'number' }),
  unidadSurtidoraId: bigint('unidad_surtidora_id', { mode: 'number' }),
  jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
  claves: bigint('claves', { mode: 'number' }),
  piezas: bigint('piezas', { mode: 'number' }),
  cajas: bigint('cajas', { mode: 'number' }),
  tarimas: bigint('tarimas', { mode: 'number' }),
  ...auditColumns(),
  busqueda: text('busqueda'),
});
