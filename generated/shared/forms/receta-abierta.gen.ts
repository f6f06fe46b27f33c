// Generated from schemas/entities/farmacia/receta-abierta.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateRecetaAbierta } from '../validators/receta-abierta.gen';

export const recetaAbiertaForm: FormSpec = {
  validate: validateRecetaAbierta,
  key: 'recetaAbiertaId',
  writable: new Set([]),
  readOnly: new Set([
    'recetaAbiertaId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'folio',
    'recetaNombre',
    'recetaId',
    'almacenNombre',
    'almacenId',
    'unidadNombre',
    'unidadId',
    'jurisdiccionNombre',
    'jurisdiccionId',
    'usuarioNombre',
    'usuarioId',
    'desde',
    'hasta',
  ]),
  writeOnce: [],
  normalise: {},
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
