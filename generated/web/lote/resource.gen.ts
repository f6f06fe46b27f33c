// Generated from schemas/entities/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { formatDate } from '#platform/web/ui/format/format-date';
import { optionText } from '#platform/web/ui/format/option-text';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Lote } from '../../shared/types/lote.gen';

export default defineResource<Lote>({
  name: 'lote',
  backend: 'server',
  path: '/inventario/inventario/lote',
  keyName: 'loteId',
  icon: 'box',
  recordLabel: (record) => textOf`${record.numeroLote}`,
  recordDetail: (record) =>
    textOf`${record.insumoNombre} · ${formatDate(record.caducidad)} · ${record.origen} · ${record.ubicacionCodigo} · ${optionText(
      {
        es: {
          DISPONIBLE: 'Disponible',
          CUARENTENA: 'Cuarentena',
          SUSPENDIDO: 'Suspendido',
          RETIRADO: 'Retirado',
          CADUCADO: 'Caducado',
          AGOTADO: 'Agotado',
        },
        en: {
          DISPONIBLE: 'Available',
          CUARENTENA: 'Quarantine',
          SUSPENDIDO: 'Suspended',
          RETIRADO: 'Recalled',
          CADUCADO: 'Expired',
          AGOTADO: 'Used up',
        },
        'es-mx': {
          DISPONIBLE: 'Disponible',
          CUARENTENA: 'Cuarentena',
          SUSPENDIDO: 'Suspendido',
          RETIRADO: 'Retirado',
          CADUCADO: 'Caducado',
          AGOTADO: 'Agotado',
        },
      },
      record.estatus,
    )} · ${record.almacenNombre}`,
  operations: ['list', 'get', 'update'],
  softDelete: false,
  attachments: { maxFiles: 20, maxMB: 10, accept: ['pdf', 'image'] },
  permissions: {
    list: 'inventario.ver',
    get: 'inventario.ver',
    create: 'lote.editar',
    update: 'lote.editar',
    delete: 'lote.editar',
  },
  writers: { almacen: ['almacenId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  labels: {
    es: () => import('../../locales/es/lote.gen.json'),
    en: () => import('../../locales/en/lote.gen.json'),
    'es-mx': () => import('../../locales/es/lote.gen.json'),
  },
  list: { sort: { field: 'caducidad', order: 'ASC' }, pageSize: 25, totals: true },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
