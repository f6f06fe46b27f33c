// Generated from schemas/entities/catalogos/motivo-salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { destinoSalida } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  clave: { type: 'text' },
  nombre: { type: 'text' },
  requiereAutorizacion: { type: 'boolean' },
  requiereEvidencia: { type: 'boolean' },
  requiereActa: { type: 'boolean' },
  destino: { type: 'enum', choices: destinoSalida },
  esMerma: { type: 'boolean' },
  permiteLoteCaducado: { type: 'boolean' },
  orden: { type: 'integer' },
};
