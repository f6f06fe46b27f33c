// Generated from schemas/entities/hospital/nota-evolucion.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { NotaEvolucion } from '../../shared/types/nota-evolucion.gen';

export default defineResource<NotaEvolucion>({
  name: 'nota-evolucion',
  backend: 'server',
  path: '/pacientes/paciente-hospitalizado/nota-evolucion',
  keyName: 'notaEvolucionId',
  icon: 'stethoscope',
  recordLabel: (record) => textOf`${formatDateTime(record.fechaHora)}`,
  recordDetail: (record) => textOf`${record.pacienteNombre}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  copy: false,
  permissions: {
    list: 'nota-evolucion.ver',
    get: 'nota-evolucion.ver',
    create: 'nota-evolucion.crear',
    update: 'nota-evolucion.crear',
    delete: 'nota-evolucion.crear',
  },
  writers: { unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'], servicio: ['servicioId'], propio: ['autorId'] },
  labels: {
    es: () => import('../../locales/es/nota-evolucion.gen.json'),
    en: () => import('../../locales/en/nota-evolucion.gen.json'),
    'es-mx': () => import('../../locales/es/nota-evolucion.gen.json'),
  },
  list: { sort: { field: 'fechaHora', order: 'DESC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
