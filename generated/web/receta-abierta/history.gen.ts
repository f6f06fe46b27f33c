// Generated from schemas/entities/farmacia/receta-abierta.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  folio: { type: 'text' },
  recetaId: { type: 'reference', reference: 'receta', permission: 'receta.ver' },
  almacenId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  usuarioId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  desde: { type: 'datetime' },
  hasta: { type: 'datetime' },
};
