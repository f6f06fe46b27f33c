// Generated from schemas/endpoints/inventario/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '../../../src/ui/operations/action';

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
];

/** Buttons of the list. */
export const listActions: readonly Action[] = [
  {
    name: 'solicitudSugerida',
    icon: 'clipboard',
    permission: 'solicitud.crear',
    invalidates: ['solicitud'],
    answer: 'solicitud',
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
