// Generated from schemas/entities/programas/programa-inscripcion.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { estatusInscripcion } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  programaId: { type: 'reference', reference: 'programa', permission: 'programa.ver' },
  pacienteId: { type: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  nombrePrograma: { type: 'text' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  fecha: { type: 'date' },
  estatus: { type: 'enum', choices: estatusInscripcion },
  proximaCita: { type: 'date' },
  justificacion: { type: 'longText' },
  observaciones: { type: 'longText' },
  inscritoPorId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  motivoBaja: { type: 'longText' },
  fechaSalida: { type: 'date' },
  salidaPorId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  abierta: { type: 'boolean' },
};
