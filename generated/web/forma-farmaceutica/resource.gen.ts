// Generated from schemas/entities/suministro/forma-farmaceutica.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '../../../src/shared/text-of';
import { defineResource } from '../../../src/ui/resource/define-resource';
import { lazyView } from '../../../src/ui/resource/lazy-view';
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
    'es-mx': () => import('../../locales/es-mx/forma-farmaceutica.gen.json'),
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
