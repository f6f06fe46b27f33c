// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateOrdenCargoSurtir } from '../validators/orden-cargo.surtir.gen';

export const ordenCargoSurtirForm: FormSpec = {
  validate: validateOrdenCargoSurtir,
  key: 'insumoOrdenCargoId',
  writable: new Set([
    'finalizar',
    'verificadorId',
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
    'lineas.motivoNoSurtidoId',
  ]),
  readOnly: new Set(['version', 'lineas.motivoNoSurtidoNombre']),
  writeOnce: [],
  normalise: { 'lineas.lotes.numeroLote': ['trim'], 'lineas.lotes.motivoNoFefo': ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [{ path: 'lineas', key: 'insumoOrdenCargoId', unique: [] }],
  examples: {},
  defaults: { finalizar: false },
  rowDefaults: {},
  notCopied: [],
};
