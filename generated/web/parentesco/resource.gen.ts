// Generated from schemas/entities/catalogos/parentesco.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Parentesco } from '../../shared/types/parentesco.gen';

export default defineResource<Parentesco>({
  name: 'parentesco',
  backend: 'server',
  path: '/catalogos/parentesco',
  keyName: 'parentescoId',
  icon: 'group',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: () => '',
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
    es: () => import('../../locales/es/parentesco.gen.json'),
    en: () => import('../../locales/en/parentesco.gen.json'),
    'es-mx': () => import('../../locales/es/parentesco.gen.json'),
  },
  list: { sort: { field: 'orden', order: 'ASC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
