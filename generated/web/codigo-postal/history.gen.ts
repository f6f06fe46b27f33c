// Generated from schemas/entities/red/codigo-postal.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { codigoPostalZona } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  codigo: { type: 'code' },
  estadoClave: { type: 'reference', reference: 'estado', permission: 'catalogo.ver' },
  municipioId: { type: 'reference', reference: 'municipio', permission: 'catalogo.ver' },
  ciudad: { type: 'text' },
  zona: { type: 'enum', choices: codigoPostalZona },
  'colonias.coloniaId': { type: 'integer' },
  'colonias.nombre': { type: 'longText' },
  'colonias.tipoAsentamiento': { type: 'longText' },
};
