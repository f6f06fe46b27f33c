// Generated from schemas/entities/catalogos/motivo-salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateMotivoSalidaExtraordinaria } from '../validators/motivo-salida-extraordinaria.gen';

export const motivoSalidaExtraordinariaForm: FormSpec = {
  validate: validateMotivoSalidaExtraordinaria,
  key: 'motivoSalidaExtraordinariaId',
  writable: new Set([
    'clave',
    'nombre',
    'requiereAutorizacion',
    'requiereEvidencia',
    'requiereActa',
    'destino',
    'esMerma',
    'permiteLoteCaducado',
    'orden',
  ]),
  readOnly: new Set([
    'motivoSalidaExtraordinariaId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
  ]),
  writeOnce: [],
  normalise: { clave: ['trim', 'upper'], nombre: ['trim', 'collapse'], destino: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: { clave: 'CADUCIDAD' },
  defaults: {
    requiereAutorizacion: false,
    requiereEvidencia: false,
    requiereActa: false,
    esMerma: false,
    permiteLoteCaducado: false,
    orden: 100,
  },
  rowDefaults: {},
  notCopied: ['clave'],
};
