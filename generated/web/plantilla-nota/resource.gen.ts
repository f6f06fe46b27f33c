// Generated from schemas/entities/consulta/plantilla-nota.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { PlantillaNota } from '../../shared/types/plantilla-nota.gen';

export default defineResource<PlantillaNota>({
  name: 'plantilla-nota',
  backend: 'server',
  path: '/pacientes/plantilla-nota',
  keyName: 'plantillaNotaId',
  icon: 'file',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: (record) => textOf`${record.diagnosticoNombre}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'consulta.crear',
    get: 'consulta.crear',
    create: 'consulta.crear',
    update: 'consulta.crear',
    delete: 'consulta.crear',
  },
  writers: { unidad: ['unidadId'], propio: ['creadoPor'] },
  labels: {
    es: () => import('../../locales/es/plantilla-nota.gen.json'),
    en: () => import('../../locales/en/plantilla-nota.gen.json'),
    'es-mx': () => import('../../locales/es/plantilla-nota.gen.json'),
  },
  list: { sort: { field: 'nombre', order: 'ASC' }, pageSize: 25 },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
