// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateOrdenCargoRecibir } from '../validators/orden-cargo.recibir.gen';

export const ordenCargoRecibirForm: FormSpec = {
  validate: validateOrdenCargoRecibir,
  key: 'insumoOrdenCargoId',
  writable: new Set([
    'firma',
    'lineas',
    'lineas.insumoOrdenCargoId',
    'lineas.lotes',
    'lineas.lotes.loteId',
    'lineas.lotes.numeroLote',
    'lineas.lotes.caducidad',
    'lineas.lotes.cantidad',
    'lineas.lotes.costoUnitario',
    'lineas.lotes.escaneado',
    'lineas.lotes.motivoNoFefo',
    'lineas.lotes.cantidadRecibida',
    'lineas.lotes.cantidadDevuelta',
    'lineas.lotes.cantidadAcreditada',
    'lineas.motivoDiferencia',
    'lineas.notaDiferencia',
  ]),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: {
    firma: ['trim'],
    'lineas.lotes.numeroLote': ['trim'],
    'lineas.lotes.motivoNoFefo': ['trim'],
    'lineas.motivoDiferencia': ['trim'],
    'lineas.notaDiferencia': ['trim'],
  },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [{ path: 'lineas', key: 'insumoOrdenCargoId', unique: [] }],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: [],
};
