// Generated from schemas/entities/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '../../../src/ui/values/value-spec';
import { estatusLote } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  almacenId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  insumoId: { type: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  insumoClave: { type: 'text' },
  nombreGenerico: { type: 'text' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  numeroLote: { type: 'text' },
  caducidad: { type: 'date' },
  estatus: { type: 'enum', choices: estatusLote },
  motivoEstatus: { type: 'longText' },
  fuenteFinanciamientoId: { type: 'reference', reference: 'fuente-financiamiento', permission: 'catalogo.ver' },
  programaId: { type: 'reference', reference: 'programa', permission: 'programa.ver' },
  existencia: { type: 'integer' },
  reservada: { type: 'integer' },
  libre: { type: 'integer' },
  cantidadInicial: { type: 'integer' },
  costoUnitario: { type: 'money' },
  ivaPorcentaje: { type: 'number', scale: 2, unit: '%' },
  ubicacionCodigo: { type: 'text' },
  observaciones: { type: 'longText' },
  proveedorId: { type: 'reference', reference: 'proveedor', permission: 'proveedor.ver' },
  contrato: { type: 'text' },
  ordenSuministro: { type: 'text' },
  remision: { type: 'text' },
  factura: { type: 'text' },
  cartaCanjeId: { type: 'reference', reference: 'carta-canje', permission: 'carta-canje.ver' },
  marca: { type: 'text' },
  fabricante: { type: 'text' },
  fechaFabricacion: { type: 'date' },
  codigoBarras: { type: 'text' },
  fechaRecepcion: { type: 'date' },
  temperaturaRecepcion: { type: 'number', scale: 1, unit: '°C' },
};
