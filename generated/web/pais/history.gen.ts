// Generated from schemas/entities/red/pais.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  codigo: { type: 'text' },
  codigo3: { type: 'text' },
  nombre: { type: 'text' },
  nacionalidad: { type: 'text' },
  orden: { type: 'integer' },
};
