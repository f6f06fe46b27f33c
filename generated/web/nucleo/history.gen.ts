// Generated from schemas/entities/red/nucleo.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { tipoNucleo, turno } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  clave: { type: 'text' },
  nombre: { type: 'text' },
  tipo: { type: 'enum', choices: tipoNucleo },
  turno: { type: 'enum', choices: turno },
  especialidadId: { type: 'reference', reference: 'especialidad', permission: 'catalogo.ver' },
  poblacionAsignada: { type: 'integer' },
  medicoId: { type: 'reference', reference: 'personal-medico', permission: 'personal-medico.ver' },
  enfermeraId: { type: 'reference', reference: 'personal-medico', permission: 'personal-medico.ver' },
  promotorId: { type: 'reference', reference: 'personal-medico', permission: 'personal-medico.ver' },
  almacenId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  almacenSurtidorId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  autorizacionAutomatica: { type: 'boolean' },
  importeMaximoAutomatico: { type: 'money' },
  paqueteDeterioroId: { type: 'reference', reference: 'procedimiento', permission: 'catalogo.ver' },
};
