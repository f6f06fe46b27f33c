// Generated from schemas/entities/hospital/movimiento-cama.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { motivoMovimientoCama } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  hospitalizacionId: { type: 'reference', reference: 'hospitalizacion', permission: 'hospitalizacion.ver' },
  camaId: { type: 'reference', reference: 'cama', permission: 'catalogo.ver' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  servicioId: { type: 'reference', reference: 'nucleo', permission: 'catalogo.ver' },
  desde: { type: 'datetime' },
  hasta: { type: 'datetime' },
  motivo: { type: 'enum', choices: motivoMovimientoCama },
  usuarioId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
};
