// Generated from schemas/entities/catalogos/especialidad.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Especialidad } from '../../shared/types/especialidad.gen';

export default defineResource<Especialidad>({
  name: 'especialidad',
  backend: 'server',
  path: '/catalogos/especialidad',
  keyName: 'especialidadId',
  icon: 'stethoscope',
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
    es: () => import('../../locales/es/especialidad.gen.json'),
    en: () => import('../../locales/en/especialidad.gen.json'),
    'es-mx': () => import('../../locales/es/especialidad.gen.json'),
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
