// Generated from schemas/entities/suministro/insumo.json by `npm run generate`. Do not edit: your change would be lost.

import { lazy } from 'react';
import { defineResource } from '../../../src/ui/resource/define-resource';
import { textOf } from '../../../src/ui/resource/text-of';
import type { Insumo } from '../../shared/types/insumo.gen';

export default defineResource<Insumo>({
  name: 'insumo',
  path: '/catalogos/insumo',
  keyName: 'insumoId',
  icon: 'pill',
  recordLabel: (record) => textOf`${record.nombreGenerico}`,
  recordDetail: (record) => textOf`${record.clave} · ${record.presentacion}`,
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'insumo.administrar',
    update: 'insumo.administrar',
    delete: 'insumo.administrar',
  },
  labels: {
    es: () => import('../../locales/es/insumo.gen.json'),
    en: () => import('../../locales/en/insumo.gen.json'),
    'es-mx': () => import('../../locales/es-mx/insumo.gen.json'),
  },
  views: {
    list: lazy(() => import('./list.gen')),
    show: lazy(() => import('./show.gen')),
    create: lazy(() => import('./create.gen')),
    edit: lazy(() => import('./edit.gen')),
  },
});
