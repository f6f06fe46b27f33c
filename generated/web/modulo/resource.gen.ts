// Generated from schemas/entities/seguridad/modulo.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Modulo } from '../../shared/types/modulo.gen';

export default defineResource<Modulo>({
  name: 'modulo',
  backend: 'server',
  path: '/catalogos/modulo',
  keyName: 'moduloId',
  icon: 'layers',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: (record) => textOf`${record.clave}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'permiso.ver',
    get: 'permiso.ver',
    create: 'modulo.administrar',
    update: 'modulo.administrar',
    delete: 'modulo.administrar',
  },
  labels: {
    es: () => import('../../locales/es/modulo.gen.json'),
    en: () => import('../../locales/en/modulo.gen.json'),
    'es-mx': () => import('../../locales/es/modulo.gen.json'),
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
