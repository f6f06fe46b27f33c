// Generated from schemas/entities/seguridad/permiso.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { riesgoPermiso } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  clave: { type: 'text' },
  descripcion: { type: 'text' },
  descripcionEn: { type: 'text' },
  recurso: { type: 'text' },
  accion: { type: 'text' },
  moduloId: { type: 'reference', reference: 'modulo', permission: 'permiso.ver' },
  riesgo: { type: 'enum', choices: riesgoPermiso },
  requiereSegundaPersona: { type: 'boolean' },
};
