// Generated from schemas/entities/catalogos/insumo.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Insumo } from '../../shared/types/insumo.gen';

export default defineResource<Insumo>({
  name: 'insumo',
  backend: 'server',
  path: '/catalogos/insumo',
  keyName: 'insumoId',
  icon: 'pill',
  recordLabel: (record) => textOf`${record.nombreGenerico} ${record.concentracion} · ${record.presentacion}`,
  recordDetail: (record) => textOf`${record.clave}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  comments: { write: 'catalogo.ver' },
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'insumo.administrar',
    update: 'insumo.administrar',
    delete: 'insumo.administrar',
  },
  labels: {
    es: () => import('../../locales/es/insumo.gen.json'),
    en: () => import('../../locales/en/insumo.gen.json'),
    'es-mx': () => import('../../locales/es/insumo.gen.json'),
  },
  list: { sort: { field: 'clave', order: 'ASC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
