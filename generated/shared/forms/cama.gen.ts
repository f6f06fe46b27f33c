// Generated from schemas/entities/red/cama.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateCama } from '../validators/cama.gen';

export const camaForm: FormSpec = {
  validate: validateCama,
  key: 'camaId',
  writable: new Set([
    'unidadId',
    'servicioId',
    'numero',
    'tipo',
    'censable',
    'generoPermitido',
    'oxigeno',
    'monitor',
    'ventilador',
    'fila',
    'columna',
  ]),
  readOnly: new Set([
    'camaId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'unidadNombre',
    'servicioNombre',
    'estatus',
    'estatusDesde',
    'motivoBloqueo',
  ]),
  writeOnce: [],
  normalise: { numero: ['trim', 'upper'], tipo: ['trim'], generoPermitido: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: { numero: 'MI-07' },
  defaults: { censable: true, oxigeno: false, monitor: false, ventilador: false },
  starts: { unidadId: { from: 'mine', kind: 'unidad' } },
  rowDefaults: {},
  notCopied: ['numero'],
};
