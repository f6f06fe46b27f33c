// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Visita } from '../../shared/types/visita.gen';

export default defineResource<Visita>({
  name: 'visita',
  backend: 'server',
  path: '/pacientes/visita',
  keyName: 'visitaId',
  icon: 'clock',
  recordLabel: (record) => textOf`${record.turnoNumero} · ${record.motivo}`,
  recordDetail: (record) => textOf`${record.pacienteNombre}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  copy: false,
  permissions: {
    list: 'visita.administrar',
    get: 'visita.administrar',
    create: 'visita.administrar',
    update: 'visita.administrar',
    delete: 'visita.administrar',
  },
  writers: { unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'], servicio: ['nucleoId'] },
  labels: {
    es: () => import('../../locales/es/visita.gen.json'),
    en: () => import('../../locales/en/visita.gen.json'),
    'es-mx': () => import('../../locales/es/visita.gen.json'),
  },
  list: { sort: { field: 'fechaLlegada', order: 'DESC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
