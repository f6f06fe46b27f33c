// Generated from schemas/entities/geografia/pais.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '../../../src/shared/text-of';
import { defineResource } from '../../../src/ui/resource/define-resource';
import { lazyView } from '../../../src/ui/resource/lazy-view';
import type { Pais } from '../../shared/types/pais.gen';

export default defineResource<Pais>({
  name: 'pais',
  backend: 'server',
  path: '/catalogos/pais',
  keyName: 'codigo',
  icon: 'globe',
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
    es: () => import('../../locales/es/pais.gen.json'),
    en: () => import('../../locales/en/pais.gen.json'),
    'es-mx': () => import('../../locales/es-mx/pais.gen.json'),
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
