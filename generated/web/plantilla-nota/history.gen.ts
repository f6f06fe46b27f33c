// Generated from schemas/entities/consulta/plantilla-nota.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  nombre: { type: 'text' },
  diagnosticoId: { type: 'reference', reference: 'diagnostico', permission: 'catalogo.ver' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  padecimientoActual: { type: 'longText' },
  exploracionFisica: { type: 'longText' },
  tratamientoIndicaciones: { type: 'longText' },
};
