// Generated from schemas/entities/catalogos/forma-farmaceutica.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { FormaFarmaceutica } from '../../shared/types/forma-farmaceutica.gen';

export default defineResource<FormaFarmaceutica>({
  name: 'forma-farmaceutica',
  backend: 'server',
  path: '/catalogos/forma-farmaceutica',
  keyName: 'formaFarmaceuticaId',
  icon: 'pill',
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
    es: () => import('../../locales/es/forma-farmaceutica.gen.json'),
    en: () => import('../../locales/en/forma-farmaceutica.gen.json'),
    'es-mx': () => import('../../locales/es/forma-farmaceutica.gen.json'),
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
