// Generated from schemas/entities/catalogos/procedimiento.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { procedimientoTipo, sexoPermitido } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  clave: { type: 'text' },
  nombre: { type: 'longText' },
  tipo: { type: 'enum', choices: procedimientoTipo },
  sexoPermitido: { type: 'enum', choices: sexoPermitido },
  requiereConsentimiento: { type: 'boolean' },
  'insumosSugeridos.insumoId': { type: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  'insumosSugeridos.cantidad': { type: 'integer' },
};
