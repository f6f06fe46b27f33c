// Generated from schemas/entities/catalogos/interaccion.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { gravedadInteraccion } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  sustanciaA: { type: 'text' },
  sustanciaB: { type: 'text' },
  gravedad: { type: 'enum', choices: gravedadInteraccion },
  efecto: { type: 'longText' },
  fuente: { type: 'text' },
};
