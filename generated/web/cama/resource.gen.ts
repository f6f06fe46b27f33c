// Generated from schemas/entities/red/cama.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Cama } from '../../shared/types/cama.gen';

export default defineResource<Cama>({
  name: 'cama',
  backend: 'server',
  path: '/catalogos/cama',
  keyName: 'camaId',
  icon: 'bed',
  recordLabel: (record) => textOf`${record.numero}`,
  recordDetail: (record) => textOf`${record.servicioNombre} · ${record.unidadNombre}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'cama.administrar',
    update: 'cama.administrar',
    delete: 'cama.administrar',
  },
  writers: { unidad: ['unidadId'], servicio: ['servicioId'] },
  labels: {
    es: () => import('../../locales/es/cama.gen.json'),
    en: () => import('../../locales/en/cama.gen.json'),
    'es-mx': () => import('../../locales/es/cama.gen.json'),
  },
  list: { sort: { field: 'numero', order: 'ASC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
