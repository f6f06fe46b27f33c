// Generated from schemas/entities/catalogos/motivo-diferencia.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { tipoDocumento } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  clave: { type: 'text' },
  nombre: { type: 'text' },
  aplicaA: { type: 'enums', choices: tipoDocumento },
  requiereExplicacion: { type: 'boolean' },
  orden: { type: 'integer' },
};
