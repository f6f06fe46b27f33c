// Generated from schemas/entities/pacientes/acceso-emergencia.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { estatusAcceso } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  pacienteId: { type: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  usuarioId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  motivoAcceso: { type: 'longText' },
  desde: { type: 'datetime' },
  hasta: { type: 'datetime' },
  estatus: { type: 'enum', choices: estatusAcceso },
  observacion: { type: 'longText' },
  revisadoPorId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  fechaRevision: { type: 'datetime' },
};
