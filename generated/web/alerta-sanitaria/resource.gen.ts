// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { draftName } from '#platform/web/ui/format/draft-name';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { AlertaSanitaria } from '../../shared/types/alerta-sanitaria.gen';

export default defineResource<AlertaSanitaria>({
  name: 'alerta-sanitaria',
  backend: 'server',
  path: '/inventario/alerta-sanitaria',
  keyName: 'alertaSanitariaId',
  icon: 'alert',
  recordLabel: (record) =>
    textOf`${record.folio}` || draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
  recordDetail: (record) => textOf`${record.insumoNombre} · ${record.numeroLote}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  attachments: { maxFiles: 20, maxMB: 10, accept: ['pdf', 'image'] },
  comments: { write: 'inventario.ver' },
  permissions: {
    list: 'inventario.ver',
    get: 'inventario.ver',
    create: 'lote.cambiar-estatus',
    update: 'lote.cambiar-estatus',
    delete: 'lote.cambiar-estatus',
  },
  labels: {
    es: () => import('../../locales/es/alerta-sanitaria.gen.json'),
    en: () => import('../../locales/en/alerta-sanitaria.gen.json'),
    'es-mx': () => import('../../locales/es/alerta-sanitaria.gen.json'),
  },
  list: { sort: { field: 'fechaCaptura', order: 'DESC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
