// Generated from schemas/entities/red/turno.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Turno } from '../../shared/types/turno.gen';

export default defineResource<Turno>({
  name: 'turno',
  backend: 'server',
  path: '/catalogos/turno',
  keyName: 'turnoId',
  icon: 'clock',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: (record) => textOf`${record.clave}`,
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
    es: () => import('../../locales/es/turno.gen.json'),
    en: () => import('../../locales/en/turno.gen.json'),
    'es-mx': () => import('../../locales/es/turno.gen.json'),
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
