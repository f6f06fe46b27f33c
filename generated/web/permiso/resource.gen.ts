// Generated from schemas/entities/seguridad/permiso.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Permiso } from '../../shared/types/permiso.gen';

export default defineResource<Permiso>({
  name: 'permiso',
  backend: 'server',
  path: '/catalogos/permiso',
  keyName: 'permisoId',
  icon: 'key',
  recordLabel: (record) => textOf`${record.descripcion}`,
  recordDetail: (record) => textOf`${record.clave}`,
  operations: ['list', 'get'],
  softDelete: true,
  permissions: {
    list: 'permiso.ver',
    get: 'permiso.ver',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  labels: {
    es: () => import('../../locales/es/permiso.gen.json'),
    en: () => import('../../locales/en/permiso.gen.json'),
    'es-mx': () => import('../../locales/es/permiso.gen.json'),
  },
  list: { sort: { field: 'clave', order: 'ASC' }, pageSize: 25 },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
