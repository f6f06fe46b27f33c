// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { estatusEvento, tipoEvento } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  folio: { type: 'text' },
  tipo: { type: 'enum', choices: tipoEvento },
  estatus: { type: 'enum', choices: estatusEvento },
  pacienteId: { type: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  titulo: { type: 'text' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  personalMedicoId: { type: 'reference', reference: 'personal-medico', permission: 'personal-medico.ver' },
  nucleoId: { type: 'reference', reference: 'nucleo', permission: 'catalogo.ver' },
  almacenId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  proveedorId: { type: 'reference', reference: 'proveedor', permission: 'proveedor.ver' },
  anden: { type: 'text' },
  solicitudId: { type: 'reference', reference: 'solicitud', permission: 'solicitud.ver' },
  propuestaCambioId: { type: 'reference', reference: 'propuesta-cambio', permission: 'propuesta-cambio.ver' },
  cajas: { type: 'integer' },
  tarimas: { type: 'integer' },
  inicio: { type: 'datetime' },
  fin: { type: 'datetime' },
  fecha: { type: 'date' },
  observaciones: { type: 'longText' },
  horarioId: { type: 'reference', reference: 'horario', permission: 'agenda.ver' },
  reprogramadoDeId: { type: 'reference', reference: 'evento', permission: 'agenda.ver' },
  consultaId: { type: 'reference', reference: 'consulta', permission: 'consulta.ver' },
  agendaId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  llegada: { type: 'datetime' },
  incidencia: { type: 'boolean' },
  motivoCancelacion: { type: 'longText' },
  recordada: { type: 'datetime' },
  estatusDesde: { type: 'datetime' },
};
