// Generated from schemas/entities/inventario/entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { draftName } from '#platform/web/ui/format/draft-name';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { EntradaExtraordinaria } from '../../shared/types/entrada-extraordinaria.gen';

export default defineResource<EntradaExtraordinaria>({
  name: 'entrada-extraordinaria',
  backend: 'server',
  path: '/inventario/entrada-extraordinaria',
  keyName: 'entradaExtraordinariaId',
  icon: 'swap',
  recordLabel: (record) =>
    textOf`${record.folio}` || draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
  recordDetail: (record) => textOf`${record.almacenNombre} · ${record.motivoEntradaExtraordinariaNombre}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  attachments: { maxFiles: 10, maxMB: 10, accept: ['pdf', 'image'] },
  permissions: {
    list: 'entrada-extraordinaria.ver',
    get: 'entrada-extraordinaria.ver',
    create: 'entrada-extraordinaria.crear',
    update: 'entrada-extraordinaria.crear',
    delete: 'entrada-extraordinaria.crear',
  },
  writers: { almacen: ['almacenId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  labels: {
    es: () => import('../../locales/es/entrada-extraordinaria.gen.json'),
    en: () => import('../../locales/en/entrada-extraordinaria.gen.json'),
    'es-mx': () => import('../../locales/es/entrada-extraordinaria.gen.json'),
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
