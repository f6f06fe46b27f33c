// Generated from schemas/entities/consulta/plantilla-nota.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validatePlantillaNota } from '../validators/plantilla-nota.gen';

export const plantillaNotaForm: FormSpec = {
  validate: validatePlantillaNota,
  key: 'plantillaNotaId',
  writable: new Set([
    'nombre',
    'diagnosticoId',
    'unidadId',
    'padecimientoActual',
    'exploracionFisica',
    'tratamientoIndicaciones',
  ]),
  readOnly: new Set([
    'plantillaNotaId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'diagnosticoNombre',
    'unidadNombre',
  ]),
  writeOnce: [],
  normalise: {
    nombre: ['trim', 'collapse'],
    padecimientoActual: ['trim'],
    exploracionFisica: ['trim'],
    tratamientoIndicaciones: ['trim'],
  },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: {},
  starts: { unidadId: { from: 'mine', kind: 'unidad' } },
  rowDefaults: {},
  notCopied: [],
};
