// Generated from schemas/entities/inventario/importacion-inventario.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { estatusImportacion, tipoImportacion } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  folio: { type: 'text' },
  estatus: { type: 'enum', choices: estatusImportacion },
  almacenId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  tipo: { type: 'enum', choices: tipoImportacion },
  conteoId: { type: 'reference', reference: 'conteo', permission: 'conteo.ver' },
  observaciones: { type: 'longText' },
  archivoNombre: { type: 'text' },
  archivoHash: { type: 'text' },
  filas: { type: 'integer' },
  validas: { type: 'integer' },
  conError: { type: 'integer' },
  conAviso: { type: 'integer' },
  claves: { type: 'integer' },
  piezas: { type: 'integer' },
  valor: { type: 'money' },
  revisadaPorId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  fechaRevision: { type: 'datetime' },
  aplicadaPorId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  fechaAplicacion: { type: 'datetime' },
};
