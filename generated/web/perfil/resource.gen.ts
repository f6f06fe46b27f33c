// Generated from schemas/entities/seguridad/perfil.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Perfil } from '../../shared/types/perfil.gen';

export default defineResource<Perfil>({
  name: 'perfil',
  backend: 'server',
  path: '/catalogos/perfil',
  keyName: 'perfilId',
  icon: 'shield',
  recordLabel: (record) => textOf`${record.titulo}`,
  recordDetail: () => '',
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'usuario.ver',
    get: 'usuario.ver',
    create: 'perfil.administrar',
    update: 'perfil.administrar',
    delete: 'perfil.administrar',
  },
  labels: {
    es: () => import('../../locales/es/perfil.gen.json'),
    en: () => import('../../locales/en/perfil.gen.json'),
    'es-mx': () => import('../../locales/es/perfil.gen.json'),
  },
  list: { sort: { field: 'titulo', order: 'ASC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
