// Generated from schemas/entities/programas/programa.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Programa } from '../../shared/types/programa.gen';

export default defineResource<Programa>({
  name: 'programa',
  backend: 'server',
  path: '/programas/programa',
  keyName: 'programaId',
  icon: 'flag',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: (record) => textOf`${record.clave}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'programa.ver',
    get: 'programa.ver',
    create: 'programa.administrar',
    update: 'programa.administrar',
    delete: 'programa.administrar',
  },
  labels: {
    es: () => import('../../locales/es/programa.gen.json'),
    en: () => import('../../locales/en/programa.gen.json'),
    'es-mx': () => import('../../locales/es/programa.gen.json'),
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
