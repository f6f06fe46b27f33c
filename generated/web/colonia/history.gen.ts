// Generated from schemas/entities/red/colonia.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { coloniaTipoAsentamiento } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  nombre: { type: 'text' },
  tipoAsentamiento: { type: 'enum', choices: coloniaTipoAsentamiento },
  municipioId: { type: 'reference', reference: 'municipio', permission: 'catalogo.ver' },
  codigoPostal: { type: 'reference', reference: 'codigo-postal', permission: 'catalogo.ver' },
};
