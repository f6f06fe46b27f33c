// Generated from schemas/entities/ordenes/devolucion-orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { DevolucionOrdenCargo } from '../../shared/types/devolucion-orden-cargo.gen';

export default defineResource<DevolucionOrdenCargo>({
  name: 'devolucion-orden-cargo',
  backend: 'server',
  path: '/pacientes/devolucion-orden-cargo',
  keyName: 'devolucionOrdenCargoId',
  icon: 'swap',
  recordLabel: (record) => textOf`${record.folio}`,
  recordDetail: (record) => textOf`${record.pacienteNombre}`,
  operations: ['list', 'get'],
  softDelete: true,
  permissions: {
    list: 'orden-cargo.ver',
    get: 'orden-cargo.ver',
    create: 'orden-cargo.devolver',
    update: 'orden-cargo.devolver',
    delete: 'orden-cargo.devolver',
  },
  writers: {
    unidad: ['unidadId'],
    servicio: ['servicioId'],
    almacen: ['almacenSurtidorId'],
    jurisdiccion: ['jurisdiccionId'],
  },
  labels: {
    es: () => import('../../locales/es/devolucion-orden-cargo.gen.json'),
    en: () => import('../../locales/en/devolucion-orden-cargo.gen.json'),
    'es-mx': () => import('../../locales/es/devolucion-orden-cargo.gen.json'),
  },
  list: { sort: { field: 'fechaSolicitud', order: 'DESC' }, pageSize: 25, totals: true },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
