// Generated from schemas/entities/catalogos/interaccion.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Interaccion } from '../../shared/types/interaccion.gen';

export default defineResource<Interaccion>({
  name: 'interaccion',
  backend: 'server',
  path: '/catalogos/interaccion',
  keyName: 'interaccionId',
  icon: 'alert',
  recordLabel: (record) => textOf`${record.sustanciaA} + ${record.sustanciaB}`,
  recordDetail: () => '',
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'insumo.administrar',
    update: 'insumo.administrar',
    delete: 'insumo.administrar',
  },
  labels: {
    es: () => import('../../locales/es/interaccion.gen.json'),
    en: () => import('../../locales/en/interaccion.gen.json'),
    'es-mx': () => import('../../locales/es/interaccion.gen.json'),
  },
  list: { sort: { field: 'sustanciaA', order: 'ASC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
