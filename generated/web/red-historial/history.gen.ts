// Generated from schemas/entities/red/red-historial.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { redHistorialTipo } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  tipo: { type: 'enum', choices: redHistorialTipo },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  usuarioId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  inicio: { type: 'datetime' },
  fin: { type: 'datetime' },
  duracionSeg: { type: 'number', scale: 0, unit: 's' },
  dispositivoId: { type: 'text' },
  tipoConexion: { type: 'text' },
  latenciaMs: { type: 'number', scale: 0, unit: 'ms' },
  operacionesEnCola: { type: 'integer' },
  operacionesSincronizadas: { type: 'integer' },
  operacionesFallidas: { type: 'integer' },
  versionApp: { type: 'text' },
  ruta: { type: 'text' },
};
