// Generated from schemas/entities/catalogos/sustancia.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { tipoSustancia } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  clave: { type: 'text' },
  nombre: { type: 'text' },
  tipo: { type: 'enum', choices: tipoSustancia },
  atc: { type: 'text' },
  sinonimos: { type: 'words' },
  grupos: { type: 'words' },
  cruzadas: { type: 'words' },
  comparteAlergia: { type: 'boolean' },
  duplicaTerapia: { type: 'boolean' },
  fuente: { type: 'text' },
};
