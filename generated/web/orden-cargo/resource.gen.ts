// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { draftName } from '#platform/web/ui/format/draft-name';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { OrdenCargo } from '../../shared/types/orden-cargo.gen';

export default defineResource<OrdenCargo>({
  name: 'orden-cargo',
  backend: 'server',
  path: '/pacientes/orden-cargo',
  keyName: 'ordenCargoId',
  icon: 'clipboard',
  recordLabel: (record) =>
    textOf`${record.folio}` || draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
  recordDetail: (record) => textOf`${record.pacienteNombre}`,
  operations: ['list', 'get', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'orden-cargo.ver',
    get: 'orden-cargo.ver',
    create: 'orden-cargo.crear',
    update: 'orden-cargo.crear',
    delete: 'orden-cargo.crear',
  },
  writers: { servicio: ['servicioId'], unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  labels: {
    es: () => import('../../locales/es/orden-cargo.gen.json'),
    en: () => import('../../locales/en/orden-cargo.gen.json'),
    'es-mx': () => import('../../locales/es/orden-cargo.gen.json'),
  },
  list: { sort: { field: 'fechaSolicitud', order: 'DESC' }, pageSize: 25, totals: true },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
