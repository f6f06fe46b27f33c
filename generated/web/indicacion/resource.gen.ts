// Generated from schemas/entities/hospital/indicacion.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Indicacion } from '../../shared/types/indicacion.gen';

export default defineResource<Indicacion>({
  name: 'indicacion',
  backend: 'server',
  path: '/pacientes/indicacion',
  keyName: 'indicacionId',
  icon: 'list',
  recordLabel: (record) => textOf`${record.descripcion}`,
  recordDetail: (record) => textOf`${record.pacienteNombre}`,
  operations: ['list', 'get'],
  softDelete: true,
  permissions: {
    list: 'nota-evolucion.ver',
    get: 'nota-evolucion.ver',
    create: 'hospitalizacion.indicar',
    update: 'hospitalizacion.indicar',
    delete: 'hospitalizacion.indicar',
  },
  writers: { unidad: ['unidadId'], servicio: ['servicioId'] },
  labels: {
    es: () => import('../../locales/es/indicacion.gen.json'),
    en: () => import('../../locales/en/indicacion.gen.json'),
    'es-mx': () => import('../../locales/es/indicacion.gen.json'),
  },
  list: { sort: { field: 'desde', order: 'DESC' }, pageSize: 25 },
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
  },
});
