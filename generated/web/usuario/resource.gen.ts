// Generated from schemas/entities/seguridad/usuario.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import { defineResource } from '../../../src/ui/resource/define-resource';
import { textOf } from '../../../src/ui/resource/text-of';
import type { Usuario } from '../../shared/types/usuario.gen';

export default defineResource<Usuario>({
  name: 'usuario',
  path: '/catalogos/usuario',
  keyName: 'usuarioId',
  icon: 'key',
  recordLabel: (record) => textOf`${record.persona?.nombre} ${record.persona?.primerApellido} ${record.persona?.segundoApellido}`,
  recordDetail: (record) => textOf`${record.email}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'usuario.ver',
    get: 'usuario.ver',
    create: 'usuario.administrar',
    update: 'usuario.administrar',
    delete: 'usuario.administrar',
  },
  labels: {
    es: () => import('../../locales/es/usuario.gen.json'),
    en: () => import('../../locales/en/usuario.gen.json'),
    'es-mx': () => import('../../locales/es-mx/usuario.gen.json'),
  },
  views: {
    list: lazy(() => import('./list.gen')),
    show: lazy(() => import('./show.gen')),
    create: lazy(() => import('./create.gen')),
    edit: lazy(() => import('./edit.gen')),
  },
});
