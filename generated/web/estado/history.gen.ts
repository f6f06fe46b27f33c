// Generated from schemas/entities/red/estado.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  clave: { type: 'text' },
  nombre: { type: 'text' },
  abreviatura: { type: 'text' },
  claveInegi: { type: 'code' },
  paisCodigo: { type: 'reference', reference: 'pais', permission: 'catalogo.ver' },
};
