// Generated from schemas/entities/ordenes/devolucion-orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { condicionDevolucion, estatusDevolucionOrden, origenDevolucionOrden } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  folio: { type: 'text' },
  ordenCargoId: { type: 'reference', reference: 'orden-cargo', permission: 'orden-cargo.ver' },
  estatus: { type: 'enum', choices: estatusDevolucionOrden },
  origen: { type: 'enum', choices: origenDevolucionOrden },
  hospitalizacionId: { type: 'reference', reference: 'hospitalizacion', permission: 'hospitalizacion.ver' },
  pacienteId: { type: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  servicioId: { type: 'reference', reference: 'nucleo', permission: 'catalogo.ver' },
  almacenSurtidorId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  motivo: { type: 'longText' },
  motivoResolucion: { type: 'longText' },
  'lineas.insumoOrdenCargoId': { type: 'integer' },
  'lineas.insumoId': { type: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  'lineas.loteId': { type: 'reference', reference: 'lote', permission: 'inventario.ver' },
  'lineas.cantidad': { type: 'integer' },
  'lineas.condicion': { type: 'enum', choices: condicionDevolucion },
  'lineas.costoUnitario': { type: 'money' },
  'lineas.importe': { type: 'money' },
  piezas: { type: 'integer' },
  importeTotal: { type: 'money' },
  salidaExtraordinariaId: {
    type: 'reference',
    reference: 'salida-extraordinaria',
    permission: 'salida-extraordinaria.ver',
  },
  solicitadaPorId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  fechaSolicitud: { type: 'datetime' },
  resueltaPorId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  fechaResolucion: { type: 'datetime' },
  estatusDesde: { type: 'datetime' },
};
