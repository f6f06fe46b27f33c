// Generated from schemas/entities/pacientes/paciente-fusion.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { estatusFusion } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  sobrevivienteId: { type: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  duplicadoId: { type: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  estatus: { type: 'enum', choices: estatusFusion },
  motivo: { type: 'longText' },
  fecha: { type: 'datetime' },
  usuarioId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  separadaPorId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  fechaSeparacion: { type: 'datetime' },
  curpMovida: { type: 'text' },
  expedientesMovidos: { type: 'references', reference: 'paciente-unidad', permission: 'paciente.ver' },
  inscripcionesMovidas: { type: 'references', reference: 'programa-inscripcion', permission: 'programa.inscribir' },
  inscripcionesCerradas: { type: 'references', reference: 'programa-inscripcion', permission: 'programa.inscribir' },
};
