// Generated from schemas/entities/red/unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Unidad } from '../../shared/types/unidad.gen';

export default defineResource<Unidad>({
  name: 'unidad',
  backend: 'server',
  path: '/catalogos/unidad',
  keyName: 'unidadId',
  icon: 'hospital',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: (record) => textOf`${record.clues}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'unidad.administrar',
    update: 'unidad.administrar',
    delete: 'unidad.administrar',
  },
  writers: { unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  labels: {
    es: () => import('../../locales/es/unidad.gen.json'),
    en: () => import('../../locales/en/unidad.gen.json'),
    'es-mx': () => import('../../locales/es-mx/unidad.gen.json'),
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
