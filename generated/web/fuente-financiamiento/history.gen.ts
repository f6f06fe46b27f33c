// Generated from schemas/entities/catalogos/fuente-financiamiento.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { origenFinanciamiento } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  clave: { type: 'text' },
  nombre: { type: 'text' },
  origen: { type: 'enum', choices: origenFinanciamiento },
  ejercicio: { type: 'text' },
  partidaPresupuestal: { type: 'code' },
};
