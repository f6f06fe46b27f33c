// Generated from schemas/entities/catalogos/tipo-dieta.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { TipoDieta } from '../../shared/types/tipo-dieta.gen';

export default defineResource<TipoDieta>({
  name: 'tipo-dieta',
  backend: 'server',
  path: '/catalogos/tipo-dieta',
  keyName: 'tipoDietaId',
  icon: 'heart',
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
    es: () => import('../../locales/es/tipo-dieta.gen.json'),
    en: () => import('../../locales/en/tipo-dieta.gen.json'),
    'es-mx': () => import('../../locales/es/tipo-dieta.gen.json'),
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
