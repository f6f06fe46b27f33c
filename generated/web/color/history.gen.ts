// Generated from schemas/entities/red/color.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { icono, usoColor } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  nombre: { type: 'text' },
  codigoHex: { type: 'color' },
  uso: { type: 'enum', choices: usoColor },
  codigo: { type: 'text' },
  icono: { type: 'enum', choices: icono },
  orden: { type: 'integer' },
};
