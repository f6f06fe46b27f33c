// Generated from schemas/entities/hospital/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '../../../src/shared/text-of';
import { defineResource } from '../../../src/ui/resource/define-resource';
import { lazyView } from '../../../src/ui/resource/lazy-view';
import type { OrdenCargo } from '../../shared/types/orden-cargo.gen';

export default defineResource<OrdenCargo>({
  name: 'orden-cargo',
  backend: 'server',
  path: '/pacientes/orden-cargo',
  keyName: 'ordenCargoId',
  icon: 'clipboard',
  recordLabel: (record) => textOf`${record.folio}`,
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
    'es-mx': () => import('../../locales/es-mx/orden-cargo.gen.json'),
  },
  list: { sort: { field: 'fechaSolicitud', order: 'DESC' }, pageSize: 25, totals: true },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
