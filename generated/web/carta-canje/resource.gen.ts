// Generated from schemas/entities/proveedores/carta-canje.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { CartaCanje } from '../../shared/types/carta-canje.gen';

export default defineResource<CartaCanje>({
  name: 'carta-canje',
  backend: 'server',
  path: '/proveedores/carta-canje',
  keyName: 'cartaCanjeId',
  icon: 'mail',
  recordLabel: (record) => textOf`${record.folio}`,
  recordDetail: (record) => textOf`${record.memoFolio} · ${record.proveedorNombre}`,
  operations: ['list', 'get', 'create', 'update'],
  softDelete: false,
  attachments: { maxFiles: 5, maxMB: 10, accept: ['pdf', 'image'] },
  permissions: {
    list: 'carta-canje.ver',
    get: 'carta-canje.ver',
    create: 'carta-canje.registrar',
    update: 'carta-canje.registrar',
    delete: 'carta-canje.registrar',
  },
  writers: {
    almacen: ['almacenId'],
    unidad: ['unidadId'],
    jurisdiccion: ['jurisdiccionId'],
    proveedor: ['proveedorId'],
  },
  labels: {
    es: () => import('../../locales/es/carta-canje.gen.json'),
    en: () => import('../../locales/en/carta-canje.gen.json'),
    'es-mx': () => import('../../locales/es/carta-canje.gen.json'),
  },
  list: { sort: { field: 'vigenciaFecha', order: 'ASC' }, pageSize: 25, totals: true },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
