// Generated from schemas/entities/red/codigo-postal.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { CodigoPostal } from '../../shared/types/codigo-postal.gen';

export default defineResource<CodigoPostal>({
  name: 'codigo-postal',
  backend: 'server',
  path: '/catalogos/codigo-postal',
  keyName: 'codigo',
  icon: 'mail',
  recordLabel: (record) => textOf`${record.codigo}`,
  recordDetail: (record) => textOf`${record.ciudad}`,
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
    es: () => import('../../locales/es/codigo-postal.gen.json'),
    en: () => import('../../locales/en/codigo-postal.gen.json'),
    'es-mx': () => import('../../locales/es/codigo-postal.gen.json'),
  },
  list: { sort: { field: 'codigo', order: 'ASC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
