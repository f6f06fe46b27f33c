// Generated from schemas/entities/suministro/unidad-medida.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '../../../src/shared/text-of';
import { defineResource } from '../../../src/ui/resource/define-resource';
import { lazyView } from '../../../src/ui/resource/lazy-view';
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
    'es-mx': () => import('../../locales/es-mx/unidad-medida.gen.json'),
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
