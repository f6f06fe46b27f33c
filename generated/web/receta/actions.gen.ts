// Generated from schemas/endpoints/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

import { valueAt } from '#platform/shared/paths';
import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the record. */
export const recordActions: readonly Action[] = [
  {
    name: 'recetaRepetir',
    icon: 'edit',
    permission: 'receta.crear',
    confirm: true,
    invalidates: ['receta'],
    answer: 'receta',
    when: (record) => !(valueAt(record, 'estatus') === 'BORRADOR'),
    edits: true,
  },
  {
    name: 'recetaSustitutoAutorizar',
    icon: 'check',
    permission: 'receta.crear',
    confirm: true,
    invalidates: ['receta'],
    answer: 'receta',
    when: (record) =>
      ['EMITIDA', 'SURTIDA_PARCIAL'].includes(valueAt(record, 'estatus') as never) &&
      ![0].includes(valueAt(record, 'sustitutosPorAutorizar') as never),
  },
  {
    name: 'recetaSustitutoNegar',
    icon: 'block',
    permission: 'receta.crear',
    confirm: true,
    invalidates: ['receta'],
    answer: 'receta',
    when: (record) =>
      ['EMITIDA', 'SURTIDA_PARCIAL'].includes(valueAt(record, 'estatus') as never) &&
      ![0].includes(valueAt(record, 'sustitutosPorAutorizar') as never),
  },
];
