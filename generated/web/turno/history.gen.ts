// Generated from schemas/entities/red/turno.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { turno } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  clave: { type: 'text' },
  nombre: { type: 'text' },
  codigo: { type: 'enum', choices: turno },
  horaInicio: { type: 'time' },
  horaFin: { type: 'time' },
  orden: { type: 'integer' },
};
