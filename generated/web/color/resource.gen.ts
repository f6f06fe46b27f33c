// Generated from schemas/entities/red/color.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Color } from '../../shared/types/color.gen';

export default defineResource<Color>({
  name: 'color',
  backend: 'server',
  path: '/catalogos/colores',
  keyName: 'colorId',
  icon: 'palette',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: (record) => textOf`${record.codigo}`,
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
    es: () => import('../../locales/es/color.gen.json'),
    en: () => import('../../locales/en/color.gen.json'),
    'es-mx': () => import('../../locales/es/color.gen.json'),
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
