// Generated from schemas/entities/inventario/salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { draftName } from '#platform/web/ui/format/draft-name';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { SalidaExtraordinaria } from '../../shared/types/salida-extraordinaria.gen';

export default defineResource<SalidaExtraordinaria>({
  name: 'salida-extraordinaria',
  backend: 'server',
  path: '/inventario/salida-extraordinaria',
  keyName: 'salidaExtraordinariaId',
  icon: 'swap',
  recordLabel: (record) =>
    textOf`${record.folio}` || draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
  recordDetail: (record) => textOf`${record.almacenNombre} · ${record.motivoSalidaExtraordinariaNombre}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  attachments: { maxFiles: 10, maxMB: 10, accept: ['pdf', 'image'] },
  permissions: {
    list: 'salida-extraordinaria.ver',
    get: 'salida-extraordinaria.ver',
    create: 'salida-extraordinaria.crear',
    update: 'salida-extraordinaria.crear',
    delete: 'salida-extraordinaria.crear',
  },
  writers: { almacen: ['almacenId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  labels: {
    es: () => import('../../locales/es/salida-extraordinaria.gen.json'),
    en: () => import('../../locales/en/salida-extraordinaria.gen.json'),
    'es-mx': () => import('../../locales/es/salida-extraordinaria.gen.json'),
  },
  list: { sort: { field: 'fechaSolicitud', order: 'DESC' }, pageSize: 25, totals: true },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
