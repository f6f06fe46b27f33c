// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { draftName } from '#platform/web/ui/format/draft-name';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { PropuestaCambio } from '../../shared/types/propuesta-cambio.gen';

export default defineResource<PropuestaCambio>({
  name: 'propuesta-cambio',
  backend: 'server',
  path: '/proveedores/proveedores/propuesta-cambio-insumo',
  keyName: 'propuestaCambioId',
  icon: 'swap',
  recordLabel: (record) =>
    textOf`${record.folio}` || draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
  recordDetail: (record) => textOf`${record.proveedorNombre} · ${record.almacenNombre}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  attachments: { maxFiles: 10, maxMB: 10, accept: ['pdf', 'image'] },
  comments: { write: 'propuesta-cambio.ver' },
  permissions: {
    list: 'propuesta-cambio.ver',
    get: 'propuesta-cambio.ver',
    create: 'propuesta-cambio.crear',
    update: 'propuesta-cambio.crear',
    delete: 'propuesta-cambio.crear',
  },
  writers: { proveedor: ['proveedorId'] },
  labels: {
    es: () => import('../../locales/es/propuesta-cambio.gen.json'),
    en: () => import('../../locales/en/propuesta-cambio.gen.json'),
    'es-mx': () => import('../../locales/es/propuesta-cambio.gen.json'),
  },
  list: { sort: { field: 'fechaElaboracion', order: 'DESC' }, pageSize: 25, totals: true },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
