// Generated from schemas/boards/proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import type { BoardModule } from '#platform/web/ui/boards/board-module';

const board: BoardModule = {
  name: 'proveedor',
  icon: 'truck',
  permission: 'dashboard.operativo',
  period: '30D',
  cards: [
    {
      name: 'lotes',
      type: 'count',
      titled: true,
      resource: 'lote-expirar',
      permission: 'carta-canje.ver',
      filter: { diasParaCaducar: { gte: 0 } },
    },
    {
      name: 'piezas',
      type: 'count',
      titled: true,
      resource: 'lote-expirar',
      permission: 'carta-canje.ver',
      filter: { diasParaCaducar: { gte: 0 } },
      sum: { field: 'existencia', format: 'integer' },
    },
    {
      name: 'cartas',
      type: 'count',
      titled: true,
      resource: 'carta-canje',
      permission: 'carta-canje.ver',
      filter: { estatus: ['VIGENTE', 'EN_CANJE', 'APLICADA_PARCIAL'] },
    },
    {
      name: 'cartasVencidas',
      type: 'count',
      titled: true,
      resource: 'carta-canje',
      permission: 'carta-canje.ver',
      filter: { estatus: ['VIGENTE', 'EN_CANJE', 'APLICADA_PARCIAL'], canjeLimite: { lte: { parameter: 'hoy' } } },
      tone: 'danger',
    },
    {
      name: 'propuestas',
      type: 'count',
      titled: true,
      resource: 'propuesta-cambio',
      permission: 'propuesta-cambio.ver',
      filter: { estatus: ['ENVIADA', 'CONTRAPROPUESTA'] },
      tone: 'warning',
    },
    {
      name: 'porEntregar',
      type: 'count',
      titled: true,
      resource: 'propuesta-cambio',
      permission: 'propuesta-cambio.ver',
      filter: { estatus: ['ACEPTADA', 'EN_TRANSITO', 'RECIBIDA_PARCIAL'] },
    },
    {
      name: 'citas',
      type: 'count',
      titled: true,
      resource: 'evento',
      permission: 'agenda.ver',
      filter: {
        tipo: ['RECEPCION_PROVEEDOR', 'CANJE'],
        estatus: ['PROGRAMADA', 'AUTORIZADA'],
        fecha: { gte: { parameter: 'hoy' } },
      },
    },
    {
      name: 'entregas',
      type: 'count',
      titled: true,
      better: 'neither',
      resource: 'entrega-proveedor',
      permission: 'proveedor.ver',
      filter: { fecha: { gte: { parameter: 'desde' }, lte: { parameter: 'hasta' } } },
    },
    {
      name: 'rechazadas',
      type: 'count',
      titled: true,
      better: 'less',
      resource: 'entrega-proveedor',
      permission: 'proveedor.ver',
      filter: { fecha: { gte: { parameter: 'desde' }, lte: { parameter: 'hasta' } } },
      sum: { field: 'rechazada', format: 'integer' },
      tone: 'danger',
    },
  ],
  labels: {
    es: async () => [(await import('../../locales/es/board-proveedor.gen.json')).default],
    en: async () => [(await import('../../locales/en/board-proveedor.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/board-proveedor.gen.json')).default],
  },
};

export default board;
