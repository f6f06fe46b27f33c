// Generated from schemas/entities/catalogos/sustancia.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Sustancia } from '../../shared/types/sustancia.gen';

export default defineResource<Sustancia>({
  name: 'sustancia',
  backend: 'server',
  path: '/catalogos/sustancia',
  keyName: 'sustanciaId',
  icon: 'pill',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: (record) => textOf`${record.atc}`,
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
    es: () => import('../../locales/es/sustancia.gen.json'),
    en: () => import('../../locales/en/sustancia.gen.json'),
    'es-mx': () => import('../../locales/es/sustancia.gen.json'),
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
