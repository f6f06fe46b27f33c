// Generated from schemas/entities/programas/programa-inscripcion.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import { defineResource } from '#platform/web/ui/resource/define-resource';
import { lazyView } from '#platform/web/ui/resource/lazy-view';
import type { ProgramaInscripcion } from '../../shared/types/programa-inscripcion.gen';

export default defineResource<ProgramaInscripcion>({
  name: 'programa-inscripcion',
  backend: 'server',
  path: '/programas/inscripcion',
  keyName: 'programaInscripcionId',
  icon: 'flag',
  recordLabel: (record) => textOf`${record.nombrePrograma}`,
  recordDetail: (record) => textOf`${record.pacienteNombre}`,
  operations: ['list', 'get', 'create', 'update'],
  softDelete: false,
  copy: false,
  permissions: {
    list: 'programa.inscribir',
    get: 'programa.inscribir',
    create: 'programa.inscribir',
    update: 'programa.inscribir',
    delete: 'catalogo.administrar',
  },
  writers: { unidad: ['unidadId'], jurisdiccion: ['jurisdiccionId'] },
  labels: {
    es: () => import('../../locales/es/programa-inscripcion.gen.json'),
    en: () => import('../../locales/en/programa-inscripcion.gen.json'),
    'es-mx': () => import('../../locales/es/programa-inscripcion.gen.json'),
  },
  list: { sort: { field: 'fecha', order: 'DESC' }, pageSize: 25, unsearched: true },
  bulk: () => import('./bulk.gen'),
  views: {
    list: lazyView(() => import('./list.gen')),
    show: lazyView(() => import('./show.gen')),
    create: lazyView(() => import('./create.gen')),
    edit: lazyView(() => import('./edit.gen')),
  },
});
