// Generated from schemas/endpoints/seguridad/perfil.json, schemas/endpoints/seguridad/simulacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the record. */
export const recordActions: readonly Action[] = [
  {
    name: 'perfilClonar',
    icon: 'shield',
    permission: 'perfil.administrar',
    invalidates: ['perfil'],
    answer: 'perfil',
    copies: true,
    edits: true,
    load: () => import('./actions/perfilClonar.gen'),
  },
  {
    name: 'simulacionPerfil',
    icon: 'person',
    permission: 'perfil.administrar',
    invalidates: [],
    params: {},
    take: { perfilId: 'perfilId' },
    load: () => import('./actions/simulacionPerfil.gen'),
  },
];
