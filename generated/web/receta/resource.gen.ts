// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { draftName } from '#platform/web/ui/format/draft-name';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { Receta } from '../../shared/types/receta.gen';

export default defineResource<Receta>({
  name: 'receta',
  backend: 'server',
  path: '/pacientes/receta',
  keyName: 'recetaId',
  icon: 'pill',
  recordLabel: (record) =>
    textOf`${record.folio}` || draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
  recordDetail: (record) => textOf`${record.pacienteNombre}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  softDelete: true,
  permissions: {
    list: 'receta.ver',
    get: 'receta.ver',
    create: 'receta.crear',
    update: 'receta.crear',
    delete: 'receta.crear',
  },
  labels: {
    es: () => import('../../locales/es/receta.gen.json'),
    en: () => import('../../locales/en/receta.gen.json'),
    'es-mx': () => import('../../locales/es/receta.gen.json'),
  },
  list: { sort: { field: 'estatusDesde', order: 'DESC' }, pageSize: 25 },
  secrets: { advertencias: { permission: 'paciente.ver-salud' } },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
