// Generated from schemas/entities/catalogos/diagnostico.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Diagnostico } from '../../shared/types/diagnostico.gen';

export default defineResource<Diagnostico>({
  name: 'diagnostico',
  backend: 'server',
  path: '/catalogos/diagnostico',
  keyName: 'diagnosticoId',
  icon: 'clipboard',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: (record) => textOf`${record.claveConPunto}`,
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
    es: () => import('../../locales/es/diagnostico.gen.json'),
    en: () => import('../../locales/en/diagnostico.gen.json'),
    'es-mx': () => import('../../locales/es/diagnostico.gen.json'),
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
