// Generated from schemas/entities/hospital/devolucion-orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '../../../src/shared/text-of';
import { defineResource } from '../../../src/ui/resource/define-resource';
import { lazyView } from '../../../src/ui/resource/lazy-view';
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
    'es-mx': () => import('../../locales/es-mx/devolucion-orden-cargo.gen.json'),
  },
  list: { sort: { field: 'fechaSolicitud', order: 'DESC' }, pageSize: 25, totals: true },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
