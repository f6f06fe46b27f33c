// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Consulta } from '../../shared/types/consulta.gen';

export default defineResource<Consulta>({
  name: 'consulta',
  backend: 'server',
  path: '/pacientes/consulta',
  keyName: 'consultaId',
  icon: 'stethoscope',
  recordLabel: (record) => textOf`${record.folio}`,
  recordDetail: (record) => textOf`${record.pacienteNombre}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  copy: false,
  permissions: {
    list: 'consulta.ver',
    get: 'consulta.ver',
    create: 'consulta.crear',
    update: 'consulta.crear',
    delete: 'consulta.crear',
  },
  writers: { unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'], propio: ['autorId'] },
  labels: {
    es: () => import('../../locales/es/consulta.gen.json'),
    en: () => import('../../locales/en/consulta.gen.json'),
    'es-mx': () => import('../../locales/es/consulta.gen.json'),
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
