// Generated from schemas/entities/organizacion/unidad-tipo.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '../../../src/ui/values/value-spec';
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
