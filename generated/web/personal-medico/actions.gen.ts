// Generated from schemas/endpoints/seguridad/cuentas.json by `npm run generate`. Do not edit: your change would be lost.

import { valueAt } from '#platform/shared/paths';
import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the record. */
export const recordActions: readonly Action[] = [
  {
    name: 'usuarioVincular',
    icon: 'key',
    permission: 'usuario.vincular',
    invalidates: ['usuario', 'personal-medico'],
    answer: 'usuario',
    when: (record) => valueAt(record, 'conUsuario') === false,
    params: {},
    take: { personaId: 'personaId' },
    load: () => import('./actions/usuarioVincular.gen'),
  },
  {
    name: 'usuarioCuentaAdicional',
    icon: 'key',
    permission: 'usuario.vincular',
    invalidates: ['usuario', 'personal-medico'],
    answer: 'usuario',
    when: (record) => valueAt(record, 'conUsuario') === true,
    params: {},
    take: { personaId: 'personaId' },
    load: () => import('./actions/usuarioCuentaAdicional.gen'),
  },
];
