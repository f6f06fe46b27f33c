// Generated from schemas/entities/catalogos/procedimiento.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateProcedimiento } from '../validators/procedimiento.gen';

export const procedimientoForm: FormSpec = {
  validate: validateProcedimiento,
  key: 'procedimientoId',
  writable: new Set([
    'clave',
    'nombre',
    'tipo',
    'sexoPermitido',
    'requiereConsentimiento',
    'insumosSugeridos',
    'insumosSugeridos.procedimientoInsumosSugeridosId',
    'insumosSugeridos.insumoId',
    'insumosSugeridos.cantidad',
  ]),
  readOnly: new Set([
    'procedimientoId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'insumosSugeridos.insumoNombre',
  ]),
  writeOnce: [],
  normalise: { clave: ['trim', 'upper'], nombre: ['trim', 'collapse'], tipo: ['trim'], sexoPermitido: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [{ path: 'insumosSugeridos', key: 'procedimientoInsumosSugeridosId', unique: [['insumoId']] }],
  examples: { clave: '47.01' },
  defaults: { sexoPermitido: 'AMBOS', requiereConsentimiento: false },
  rowDefaults: { insumosSugeridos: { cantidad: 1 } },
  notCopied: ['clave'],
};
