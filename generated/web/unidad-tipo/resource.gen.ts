// Generated from schemas/entities/organizacion/unidad-tipo.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import { defineResource } from '../../../src/ui/resource/define-resource';
import { textOf } from '../../../src/ui/resource/text-of';
import type { UnidadTipo } from '../../shared/types/unidad-tipo.gen';

export default defineResource<UnidadTipo>({
  name: 'unidad-tipo',
  path: '/catalogos/unidad-tipo',
  keyName: 'unidadTipoId',
  icon: 'building',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: (record) => textOf`${record.clave}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'unidad.administrar',
    update: 'unidad.administrar',
    delete: 'unidad.administrar',
  },
  labels: {
    es: () => import('../../locales/es/unidad-tipo.gen.json'),
    en: () => import('../../locales/en/unidad-tipo.gen.json'),
    'es-mx': () => import('../../locales/es-mx/unidad-tipo.gen.json'),
  },
  views: {
    list: lazy(() => import('./list.gen')),
    show: lazy(() => import('./show.gen')),
    create: lazy(() => import('./create.gen')),
    edit: lazy(() => import('./edit.gen')),
  },
});
