// Generated from schemas/entities/personas/persona.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { genero } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  nombre: { type: 'text' },
  primerApellido: { type: 'text' },
  segundoApellido: { type: 'text' },
  curp: { type: 'code' },
  genero: { type: 'enum', choices: genero },
  fechaNacimiento: { type: 'date' },
  paisNacimiento: { type: 'reference', reference: 'pais', permission: 'catalogo.ver' },
  estadoNacimiento: { type: 'reference', reference: 'estado', permission: 'catalogo.ver' },
  mexicano: { type: 'boolean' },
  telefono: { type: 'phone' },
  correo: { type: 'email' },
};
