// Generated from schemas/entities/red/municipio.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  nombre: { type: 'text' },
  estadoClave: { type: 'reference', reference: 'estado', permission: 'catalogo.ver' },
  claveInegi: { type: 'code' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  poblacion: { type: 'integer' },
};
