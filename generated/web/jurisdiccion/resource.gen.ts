// Generated from schemas/entities/red/jurisdiccion.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Jurisdiccion } from '../../shared/types/jurisdiccion.gen';

export default defineResource<Jurisdiccion>({
  name: 'jurisdiccion',
  backend: 'server',
  path: '/catalogos/jurisdiccion',
  keyName: 'jurisdiccionId',
  icon: 'flag',
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
    es: () => import('../../locales/es/jurisdiccion.gen.json'),
    en: () => import('../../locales/en/jurisdiccion.gen.json'),
    'es-mx': () => import('../../locales/es-mx/jurisdiccion.gen.json'),
  },
  list: { sort: { field: 'numero', order: 'ASC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
