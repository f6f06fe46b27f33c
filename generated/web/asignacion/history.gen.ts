// Generated from schemas/entities/hospital/asignacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { rolAsignacion, turno } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  hospitalizacionId: { type: 'reference', reference: 'hospitalizacion', permission: 'hospitalizacion.ver' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  servicioId: { type: 'reference', reference: 'nucleo', permission: 'catalogo.ver' },
  personalMedicoId: { type: 'reference', reference: 'personal-medico', permission: 'personal-medico.ver' },
  rol: { type: 'enum', choices: rolAsignacion },
  turno: { type: 'enum', choices: turno },
  fecha: { type: 'date' },
};
