// Generated from schemas/entities/catalogos/lengua-indigena.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { LenguaIndigena } from '../../shared/types/lengua-indigena.gen';

export default defineResource<LenguaIndigena>({
  name: 'lengua-indigena',
  backend: 'server',
  path: '/catalogos/lengua-indigena',
  keyName: 'lenguaIndigenaId',
  icon: 'globe',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: (record) => textOf`${record.clave}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  labels: {
    es: () => import('../../locales/es/lengua-indigena.gen.json'),
    en: () => import('../../locales/en/lengua-indigena.gen.json'),
    'es-mx': () => import('../../locales/es/lengua-indigena.gen.json'),
  },
  list: { sort: { field: 'nombre', order: 'ASC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
