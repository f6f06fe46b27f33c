// Generated from schemas/entities/catalogos/diagnostico.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { sexoPermitido } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  clave: { type: 'text' },
  claveConPunto: { type: 'text' },
  nombre: { type: 'longText' },
  capitulo: { type: 'text' },
  sinonimos: { type: 'words' },
  sexoPermitido: { type: 'enum', choices: sexoPermitido },
  edadMinimaDias: { type: 'number', scale: 0, unit: 'días' },
  edadMaximaDias: { type: 'number', scale: 0, unit: 'días' },
  notificacionObligatoria: { type: 'boolean' },
  cronico: { type: 'boolean' },
};
