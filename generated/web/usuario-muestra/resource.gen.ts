// Generated from schemas/entities/muestra/usuario-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { UsuarioMuestra } from '../../shared/types/usuario-muestra.gen';

export default defineResource<UsuarioMuestra>({
  name: 'usuario-muestra',
  backend: 'mock',
  path: '/mock/catalogos/usuarios',
  keyName: 'id',
  icon: 'group',
  recordLabel: (record) => textOf`${record.nombre} ${record.primerApellido} ${record.segundoApellido}`,
  recordDetail: (record) => textOf`${record.email}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: false,
  permissions: {
    list: 'muestra.usar',
    get: 'muestra.usar',
    create: 'muestra.usar',
    update: 'muestra.usar',
    delete: 'muestra.usar',
  },
  labels: {
    es: () => import('../../locales/es/usuario-muestra.gen.json'),
    en: () => import('../../locales/en/usuario-muestra.gen.json'),
    'es-mx': () => import('../../locales/es/usuario-muestra.gen.json'),
  },
  list: { sort: { field: 'nombre', order: 'ASC' }, pageSize: 10 },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
