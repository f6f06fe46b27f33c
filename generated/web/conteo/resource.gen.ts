// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { formatDate } from '#platform/web/ui/format/format-date';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Conteo } from '../../shared/types/conteo.gen';

export default defineResource<Conteo>({
  name: 'conteo',
  backend: 'server',
  path: '/inventario/conteo',
  keyName: 'conteoId',
  icon: 'clipboard',
  recordLabel: (record) => textOf`${record.folio}`,
  recordDetail: (record) => textOf`${record.almacenNombre} · ${formatDate(record.fechaProgramada)}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  attachments: { maxFiles: 10, maxMB: 10, accept: ['pdf', 'image'] },
  permissions: {
    list: 'conteo.ver',
    get: 'conteo.ver',
    create: 'conteo.capturar',
    update: 'conteo.capturar',
    delete: 'conteo.capturar',
  },
  writers: { almacen: ['almacenId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  labels: {
    es: () => import('../../locales/es/conteo.gen.json'),
    en: () => import('../../locales/en/conteo.gen.json'),
    'es-mx': () => import('../../locales/es/conteo.gen.json'),
  },
  list: { sort: { field: 'fechaRegistro', order: 'DESC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
