// Generated from schemas/endpoints/seguridad/cuentas.json, schemas/endpoints/seguridad/simulacion.json by `npm run generate`. Do not edit: your change would be lost.

import { valueAt } from '#platform/shared/paths';
import type { Action } from '#platform/web/ui/operations/action';

/** Buttons of the record. */
export const recordActions: readonly Action[] = [
  {
    name: 'usuarioBloquear',
    icon: 'block',
    permission: 'usuario.administrar',
    confirm: true,
    invalidates: ['usuario'],
    answer: 'usuario',
    when: (record) => valueAt(record, 'estatus') === 'ACTIVO',
    load: () => import('./actions/usuarioBloquear.gen'),
  },
  {
    name: 'usuarioDesbloquear',
    icon: 'check',
    permission: 'usuario.administrar',
    invalidates: ['usuario'],
    answer: 'usuario',
    when: (record) => valueAt(record, 'estatus') === 'BLOQUEADO',
    load: () => import('./actions/usuarioDesbloquear.gen'),
  },
  {
    name: 'usuarioDesactivar',
    icon: 'block',
    permission: 'usuario.administrar',
    confirm: true,
    invalidates: ['usuario'],
    answer: 'usuario',
    when: (record) => ['INVITADO', 'ACTIVO', 'BLOQUEADO'].includes(valueAt(record, 'estatus') as never),
    load: () => import('./actions/usuarioDesactivar.gen'),
  },
  {
    name: 'usuarioQuitarSegundoFactor',
    icon: 'key',
    permission: 'usuario.administrar',
    confirm: true,
    invalidates: ['usuario'],
    answer: 'usuario',
    when: (record) => valueAt(record, 'segundoFactor') === true,
    load: () => import('./actions/usuarioQuitarSegundoFactor.gen'),
  },
  {
    name: 'usuarioReenviarInvitacion',
    icon: 'mail',
    permission: 'usuario.administrar',
    confirm: true,
    invalidates: ['usuario'],
    answer: 'usuario',
    when: (record) => valueAt(record, 'estatus') === 'INVITADO',
    load: () => import('./actions/usuarioReenviarInvitacion.gen'),
  },
  {
    name: 'simulacionUsuario',
    icon: 'person',
    permission: 'perfil.administrar',
    confirm: true,
    invalidates: [],
    params: {},
    take: { usuarioId: 'usuarioId' },
    load: () => import('./actions/simulacionUsuario.gen'),
  },
];
