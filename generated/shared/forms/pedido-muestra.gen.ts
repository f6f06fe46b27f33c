// Generated from schemas/entities/muestra/pedido-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validatePedidoMuestra } from '../validators/pedido-muestra.gen';

export const pedidoMuestraForm: FormSpec = {
  validate: validatePedidoMuestra,
  key: 'id',
  writable: new Set(['customer', 'status', 'paymentMehod', 'paymentIdendifier', 'totalAmount']),
  readOnly: new Set([
    'id',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'date',
  ]),
  writeOnce: [],
  normalise: { customer: ['trim'], status: ['trim'], paymentMehod: ['trim'], paymentIdendifier: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: [],
};
