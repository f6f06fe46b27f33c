// Generated from schemas/entities/farmacia/demanda-insatisfecha.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  insumoClave: { type: 'text' },
  consecutivo: { type: 'integer' },
  fecha: { type: 'datetime' },
  almacenId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  insumoId: { type: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  cantidad: { type: 'integer' },
  motivoNoSurtidoId: { type: 'reference', reference: 'motivo-no-surtido', permission: 'catalogo.ver' },
  recetaId: { type: 'reference', reference: 'receta', permission: 'receta.ver' },
  recetaDetalleId: { type: 'integer' },
  ordenCargoId: { type: 'reference', reference: 'orden-cargo', permission: 'orden-cargo.ver' },
  insumoOrdenCargoId: { type: 'integer' },
  usuarioId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
};
