// Generated from schemas/entities/geografia/estado.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import { defineResource } from '../../../src/ui/resource/define-resource';
import { textOf } from '../../../src/ui/resource/text-of';
import type { Estado } from '../../shared/types/estado.gen';

export default defineResource<Estado>({
  name: 'estado',
  path: '/catalogos/estado',
  keyName: 'clave',
  icon: 'map',
  recordLabel: (record) => textOf`${record.nombre}`,
  recordDetail: (record) => textOf`${record.clave}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  labels: {
    es: () => import('../../locales/es/estado.gen.json'),
    en: () => import('../../locales/en/estado.gen.json'),
    'es-mx': () => import('../../locales/es-mx/estado.gen.json'),
  },
  views: {
    list: lazy(() => import('./list.gen')),
    show: lazy(() => import('./show.gen')),
    create: lazy(() => import('./create.gen')),
    edit: lazy(() => import('./edit.gen')),
  },
});
