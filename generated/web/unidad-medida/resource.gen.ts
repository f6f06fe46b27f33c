// Generated from schemas/entities/catalogos/unidad-medida.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { UnidadMedida } from '../../shared/types/unidad-medida.gen';

export default defineResource<UnidadMedida>({
  name: 'unidad-medida',
  backend: 'server',
  path: '/catalogos/unidad-medida',
  keyName: 'unidadMedidaId',
  icon: 'tag',
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
    es: () => import('../../locales/es/unidad-medida.gen.json'),
    en: () => import('../../locales/en/unidad-medida.gen.json'),
    'es-mx': () => import('../../locales/es/unidad-medida.gen.json'),
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
