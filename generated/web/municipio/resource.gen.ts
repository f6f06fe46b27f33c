// Generated from schemas/entities/red/municipio.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Municipio } from '../../shared/types/municipio.gen';

export default defineResource<Municipio>({
  name: 'municipio',
  backend: 'server',
  path: '/catalogos/municipio',
  keyName: 'municipioId',
  icon: 'pin',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: (record) => textOf`${record.estadoClave} ${record.claveInegi}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  writers: { jurisdiccion: ['jurisdiccionId'] },
  labels: {
    es: () => import('../../locales/es/municipio.gen.json'),
    en: () => import('../../locales/en/municipio.gen.json'),
    'es-mx': () => import('../../locales/es-mx/municipio.gen.json'),
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
