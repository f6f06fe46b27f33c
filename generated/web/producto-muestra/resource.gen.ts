// Generated from schemas/entities/muestra/producto-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { ProductoMuestra } from '../../shared/types/producto-muestra.gen';

export default defineResource<ProductoMuestra>({
  name: 'producto-muestra',
  backend: 'mock',
  path: '/mock/sales/products',
  keyName: 'id',
  icon: 'box',
  recordLabel: (record) => textOf`${record.name}`,
  recordDetail: (record) => textOf`${record.productCode}`,
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
    es: () => import('../../locales/es/producto-muestra.gen.json'),
    en: () => import('../../locales/en/producto-muestra.gen.json'),
    'es-mx': () => import('../../locales/es/producto-muestra.gen.json'),
  },
  list: { sort: { field: 'name', order: 'ASC' }, pageSize: 10 },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
