// Generated from schemas/entities/proveedores/lote-expirar.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { estatusLote, estatusPropuesta, semaforoCaducidad, sugerenciaCaducidad } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  loteId: { type: 'reference', reference: 'lote', permission: 'inventario.ver' },
  insumoClave: { type: 'text' },
  insumoId: { type: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  nombreGenerico: { type: 'text' },
  numeroLote: { type: 'text' },
  caducidad: { type: 'date' },
  diasParaCaducar: { type: 'integer' },
  semaforo: { type: 'enum', choices: semaforoCaducidad },
  estatusLote: { type: 'enum', choices: estatusLote },
  almacenId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  existencia: { type: 'integer' },
  libre: { type: 'integer' },
  cpm: { type: 'number', scale: 2 },
  mesesExistencia: { type: 'number', scale: 1 },
  piezasEnRiesgo: { type: 'integer' },
  importeEnRiesgo: { type: 'money' },
  costoUnitario: { type: 'money' },
  proveedorId: { type: 'reference', reference: 'proveedor', permission: 'proveedor.ver' },
  cartaCanjeId: { type: 'reference', reference: 'carta-canje', permission: 'carta-canje.ver' },
  conCarta: { type: 'boolean' },
  conDerecho: { type: 'boolean' },
  vigenciaFecha: { type: 'date' },
  diasDerecho: { type: 'integer' },
  piezasConDerecho: { type: 'integer' },
  propuestaCambioId: { type: 'reference', reference: 'propuesta-cambio', permission: 'propuesta-cambio.ver' },
  propuestaEstatus: { type: 'enum', choices: estatusPropuesta },
  sugerencia: { type: 'enum', choices: sugerenciaCaducidad },
};
