// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { draftName } from '#platform/web/ui/format/draft-name';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Solicitud } from '../../shared/types/solicitud.gen';

export default defineResource<Solicitud>({
  name: 'solicitud',
  backend: 'server',
  path: '/inventario/solicitud',
  keyName: 'solicitudId',
  icon: 'clipboard',
  recordLabel: (record) =>
    textOf`${record.folio}` || draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
  recordDetail: (record) => textOf`${record.almacenSolicitanteNombre} ← ${record.almacenSurtidorNombre}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  attachments: { maxFiles: 10, maxMB: 10, accept: ['pdf', 'image'] },
  permissions: {
    list: 'solicitud.ver',
    get: 'solicitud.ver',
    create: 'solicitud.crear',
    update: 'solicitud.crear',
    delete: 'solicitud.crear',
  },
  writers: { almacen: ['almacenSolicitanteId'], unidad: ['unidadSolicitanteId'], jurisdiccion: ['jurisdiccionId'] },
  labels: {
    es: () => import('../../locales/es/solicitud.gen.json'),
    en: () => import('../../locales/en/solicitud.gen.json'),
    'es-mx': () => import('../../locales/es/solicitud.gen.json'),
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
