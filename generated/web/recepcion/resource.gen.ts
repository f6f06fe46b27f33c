// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { draftName } from '#platform/web/ui/format/draft-name';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Recepcion } from '../../shared/types/recepcion.gen';

export default defineResource<Recepcion>({
  name: 'recepcion',
  backend: 'server',
  path: '/inventario/recepcion',
  keyName: 'recepcionId',
  icon: 'truck',
  recordLabel: (record) =>
    textOf`${record.folio}` || draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
  recordDetail: (record) => textOf`${record.proveedorNombre} · ${record.almacenNombre}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  attachments: { maxFiles: 10, maxMB: 10, accept: ['pdf', 'image'] },
  permissions: {
    list: 'inventario.ver',
    get: 'inventario.ver',
    create: 'entrada.registrar',
    update: 'entrada.registrar',
    delete: 'entrada.registrar',
  },
  writers: { almacen: ['almacenId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  labels: {
    es: () => import('../../locales/es/recepcion.gen.json'),
    en: () => import('../../locales/en/recepcion.gen.json'),
    'es-mx': () => import('../../locales/es/recepcion.gen.json'),
  },
  list: { sort: { field: 'fechaCaptura', order: 'DESC' }, pageSize: 25, totals: true },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
