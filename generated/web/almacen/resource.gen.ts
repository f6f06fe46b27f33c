// Generated from schemas/entities/red/almacen.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Almacen } from '../../shared/types/almacen.gen';

export default defineResource<Almacen>({
  name: 'almacen',
  backend: 'server',
  path: '/catalogos/almacen',
  keyName: 'almacenId',
  icon: 'warehouse',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: (record) => textOf`${record.clave}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'almacen.administrar',
    update: 'almacen.administrar',
    delete: 'almacen.administrar',
  },
  writers: { unidad: ['unidadId'], almacen: ['almacenId'] },
  labels: {
    es: () => import('../../locales/es/almacen.gen.json'),
    en: () => import('../../locales/en/almacen.gen.json'),
    'es-mx': () => import('../../locales/es/almacen.gen.json'),
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
