// Generated from schemas/entities/seguridad/modulo.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { grupoNavegacion, grupoUnidad, icono } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  clave: { type: 'text' },
  nombre: { type: 'text' },
  nombreEn: { type: 'text' },
  grupoNavegacion: { type: 'enum', choices: grupoNavegacion },
  moduloPadreId: { type: 'reference', reference: 'modulo', permission: 'permiso.ver' },
  ruta: { type: 'longText' },
  icono: { type: 'enum', choices: icono },
  orden: { type: 'integer' },
  gruposUnidad: { type: 'enums', choices: grupoUnidad },
  permisosRequeridos: { type: 'words' },
  visibleTablet: { type: 'boolean' },
};
