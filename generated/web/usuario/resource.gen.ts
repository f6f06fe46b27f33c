// Generated from schemas/entities/seguridad/usuario.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Usuario } from '../../shared/types/usuario.gen';

export default defineResource<Usuario>({
  name: 'usuario',
  backend: 'server',
  path: '/catalogos/usuario',
  keyName: 'usuarioId',
  icon: 'key',
  recordLabel: (record) =>
    textOf`${record.persona?.nombre} ${record.persona?.primerApellido} ${record.persona?.segundoApellido}`,
  recordDetail: (record) => textOf`${record.email}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'usuario.ver',
    get: 'usuario.ver',
    create: 'usuario.administrar',
    update: 'usuario.administrar',
    delete: 'usuario.administrar',
  },
  writers: { unidad: ['unidadId'], proveedor: ['proveedorId'], propio: ['usuarioId'] },
  labels: {
    es: () => import('../../locales/es/usuario.gen.json'),
    en: () => import('../../locales/en/usuario.gen.json'),
    'es-mx': () => import('../../locales/es-mx/usuario.gen.json'),
  },
  list: { sort: { field: 'persona.primerApellido', order: 'ASC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
