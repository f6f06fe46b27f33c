// Generated from schemas/entities/farmacia/surtimiento.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { estatusSurtimiento } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  recetaId: { type: 'reference', reference: 'receta', permission: 'receta.ver' },
  numero: { type: 'integer' },
  folio: { type: 'text' },
  estatus: { type: 'enum', choices: estatusSurtimiento },
  pacienteId: { type: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  almacenId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  unidadRecetaId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  fecha: { type: 'datetime' },
  usuarioId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  segundoVerificadorId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  'recibe.nombre': { type: 'text' },
  'recibe.parentesco': { type: 'text' },
  'recibe.identificacion': { type: 'text' },
  asesoria: { type: 'boolean' },
  controlado: { type: 'boolean' },
  redFria: { type: 'boolean' },
  piezas: { type: 'integer' },
  'lineas.recetaDetalleId': { type: 'integer' },
  'lineas.insumoId': { type: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  'lineas.insumoRecetadoId': { type: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  'lineas.loteId': { type: 'reference', reference: 'lote', permission: 'inventario.ver' },
  'lineas.caducidad': { type: 'date' },
  'lineas.cantidad': { type: 'integer' },
  'lineas.escaneado': { type: 'boolean' },
  'lineas.motivoNoFefo': { type: 'text' },
  'lineas.movimiento': { type: 'integer' },
  reversadoPorId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  fechaReversa: { type: 'datetime' },
};
