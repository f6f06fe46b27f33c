// Generated from schemas/endpoints/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { isFilled, valueAt } from '#platform/shared/paths';
import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the record. */
export const recordActions: readonly Action[] = [
  {
    name: 'solicitudComentar',
    icon: 'mail',
    permission: 'solicitud.ver',
    invalidates: ['solicitud'],
    answer: 'solicitud',
    load: () => import('./actions/solicitudComentar.gen'),
  },
  {
    name: 'solicitudPendiente',
    icon: 'clipboard',
    permission: 'solicitud.crear',
    confirm: true,
    invalidates: ['solicitud'],
    answer: 'solicitud',
    when: (record) =>
      ['RECIBIDA', 'RECIBIDA_CON_DIFERENCIAS', 'CERRADA'].includes(valueAt(record, 'estatus') as never) &&
      isFilled(valueAt(record, 'piezasSinRecibir')) &&
      !isFilled(valueAt(record, 'pedidosPendiente')),
    edits: true,
    writes: true,
  },
];

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'solicitudSugerida',
    icon: 'clipboard',
    permission: 'solicitud.crear',
    invalidates: ['solicitud'],
    answer: 'solicitud',
    edits: true,
    load: () => import('./actions/solicitudSugerida.gen'),
  },
  {
    name: 'solicitudManual',
    icon: 'file',
    permission: 'solicitud.manual',
    wide: true,
    invalidates: ['solicitud'],
    answer: 'solicitud',
    load: () => import('./actions/solicitudManual.gen'),
  },
];
