// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Hospitalizacion } from '../../shared/types/hospitalizacion.gen';

export default defineResource<Hospitalizacion>({
  name: 'hospitalizacion',
  backend: 'server',
  path: '/pacientes/hospitalizacion',
  keyName: 'hospitalizacionId',
  icon: 'bed',
  recordLabel: (record) => textOf`${record.folio}`,
  recordDetail: (record) => textOf`${record.pacienteNombre}`,
  operations: ['list', 'get', 'create', 'update'],
  softDelete: true,
  copy: false,
  permissions: {
    list: 'hospitalizacion.ver',
    get: 'hospitalizacion.ver',
    create: 'hospitalizacion.ingresar',
    update: 'hospitalizacion.ingresar',
    delete: 'catalogo.administrar',
  },
  writers: { unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'], servicio: ['servicioId'] },
  labels: {
    es: () => import('../../locales/es/hospitalizacion.gen.json'),
    en: () => import('../../locales/en/hospitalizacion.gen.json'),
    'es-mx': () => import('../../locales/es/hospitalizacion.gen.json'),
  },
  list: { sort: { field: 'fechaSolicitud', order: 'DESC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
