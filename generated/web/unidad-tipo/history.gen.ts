// Generated from schemas/entities/red/unidad-tipo.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { grupoUnidad } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  clave: { type: 'text' },
  nombre: { type: 'text' },
  grupo: { type: 'enum', choices: grupoUnidad },
  nivelAtencion: { type: 'integer' },
  tieneHospitalizacion: { type: 'boolean' },
  tieneFarmacia: { type: 'boolean' },
  tieneUrgencias: { type: 'boolean' },
  nucleosPrevistos: { type: 'integer' },
};
