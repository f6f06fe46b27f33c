// Generated from schemas/entities/red/red-historial.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateRedHistorial } from '../validators/red-historial.gen';

export const redHistorialForm: FormSpec = {
  validate: validateRedHistorial,
  key: 'redHistorialId',
  writable: new Set([
    'tipo',
    'unidadId',
    'usuarioId',
    'inicio',
    'fin',
    'duracionSeg',
    'dispositivoId',
    'tipoConexion',
    'latenciaMs',
    'operacionesEnCola',
    'operacionesSincronizadas',
    'operacionesFallidas',
    'versionApp',
    'ruta',
  ]),
  readOnly: new Set([
    'redHistorialId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'unidadNombre',
    'usuarioNombre',
  ]),
  writeOnce: [],
  normalise: {
    tipo: ['trim'],
    dispositivoId: ['trim'],
    tipoConexion: ['trim'],
    versionApp: ['trim'],
    ruta: ['trim'],
  },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: ['dispositivoId', 'inicio'],
};
