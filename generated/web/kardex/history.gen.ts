// Generated from schemas/entities/inventario/kardex.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { documentoInventario, tipoMovimiento } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  fechaMovimiento: { type: 'datetime' },
  almacenId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  insumoId: { type: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  insumoClave: { type: 'text' },
  nombreGenerico: { type: 'text' },
  consecutivo: { type: 'integer' },
  tipo: { type: 'enum', choices: tipoMovimiento },
  entrada: { type: 'integer' },
  salida: { type: 'integer' },
  loteId: { type: 'reference', reference: 'lote', permission: 'inventario.ver' },
  loteCaducidad: { type: 'date' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  saldoInsumo: { type: 'integer' },
  saldoLote: { type: 'integer' },
  costoUnitario: { type: 'money' },
  importe: { type: 'money' },
  documentoTipo: { type: 'enum', choices: documentoInventario },
  documentoId: { type: 'integer' },
  documentoFolio: { type: 'text' },
  contraparte: { type: 'text' },
  motivo: { type: 'longText' },
  usuarioId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  reversaDeId: { type: 'reference', reference: 'kardex', permission: 'kardex.ver' },
};
