// Generated from schemas/entities/pacientes/paciente-unidad.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { estatusExpediente } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  numeroExpediente: { type: 'text' },
  pacienteId: { type: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  nucleoId: { type: 'reference', reference: 'nucleo', permission: 'catalogo.ver' },
  fechaApertura: { type: 'date' },
  principal: { type: 'boolean' },
  archivoFisico: { type: 'text' },
  estatusExpediente: { type: 'enum', choices: estatusExpediente },
};
