// Generated from schemas/entities/red/unidad-tipo.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { UnidadTipo } from '../../shared/types/unidad-tipo.gen';

export default defineResource<UnidadTipo>({
  name: 'unidad-tipo',
  backend: 'server',
  path: '/catalogos/unidad-tipo',
  keyName: 'unidadTipoId',
  icon: 'building',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: (record) => textOf`${record.clave}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'unidad.administrar',
    update: 'unidad.administrar',
    delete: 'unidad.administrar',
  },
  labels: {
    es: () => import('../../locales/es/unidad-tipo.gen.json'),
    en: () => import('../../locales/en/unidad-tipo.gen.json'),
    'es-mx': () => import('../../locales/es/unidad-tipo.gen.json'),
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
