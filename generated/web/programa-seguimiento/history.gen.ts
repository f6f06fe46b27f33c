// Generated from schemas/entities/programas/programa-seguimiento.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { estatusInscripcion, seguimientoPrograma } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  programaInscripcionId: { type: 'reference', reference: 'programa-inscripcion', permission: 'programa.inscribir' },
  pacienteId: { type: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  nombreCompleto: { type: 'text' },
  nombrePrograma: { type: 'text' },
  programaId: { type: 'reference', reference: 'programa', permission: 'programa.ver' },
  seguimiento: { type: 'enum', choices: seguimientoPrograma },
  proximaCita: { type: 'date' },
  diasVencida: { type: 'integer' },
  ultimaConsulta: { type: 'date' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  estatus: { type: 'enum', choices: estatusInscripcion },
  fecha: { type: 'date' },
  fechaSalida: { type: 'date' },
  eventoId: { type: 'reference', reference: 'evento', permission: 'agenda.ver' },
};
