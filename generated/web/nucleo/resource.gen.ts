// Generated from schemas/entities/red/nucleo.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Nucleo } from '../../shared/types/nucleo.gen';

export default defineResource<Nucleo>({
  name: 'nucleo',
  backend: 'server',
  path: '/catalogos/nucleo',
  keyName: 'nucleoId',
  icon: 'layers',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: (record) => textOf`${record.clave}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'nucleo.administrar',
    update: 'nucleo.administrar',
    delete: 'nucleo.administrar',
  },
  writers: { unidad: ['unidadId'], servicio: ['nucleoId'] },
  labels: {
    es: () => import('../../locales/es/nucleo.gen.json'),
    en: () => import('../../locales/en/nucleo.gen.json'),
    'es-mx': () => import('../../locales/es-mx/nucleo.gen.json'),
  },
  list: { sort: { field: 'nombre', order: 'ASC' }, pageSize: 25, totals: true },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
