// Generated from schemas/boards/farmacia.json by `npm run generate`. Do not edit: your change would be lost.

import type { BoardModule } from '#platform/web/ui/boards/board-module';

const board: BoardModule = {
  name: 'farmacia',
  icon: 'pill',
  permission: 'dashboard.operativo',
  place: {
    resource: 'almacen',
    parameter: 'almacenId',
    filter: { tipo: ['FARMACIA'] },
    optional: false,
    reach: ['reporte.farmacia', 'reporte.inventario', 'inventario.ver'],
  },
  period: '30D',
  cards: [
    {
      name: 'porSurtir',
      type: 'count',
      titled: true,
      resource: 'receta',
      permission: 'receta.ver',
      filter: { almacenId: { parameter: 'almacenId' }, estatus: ['EMITIDA', 'SURTIDA_PARCIAL'] },
    },
    {
      name: 'pendientes',
      type: 'count',
      titled: true,
      resource: 'receta',
      permission: 'receta.ver',
      filter: { almacenId: { parameter: 'almacenId' }, estatus: ['SURTIDA_PARCIAL'] },
      tone: 'warning',
    },
    { name: 'recibidas', type: 'figure', better: 'neither', report: 'farmacia', block: 'resumen', field: 'recetas' },
    { name: 'completas', type: 'figure', better: 'more', report: 'farmacia', block: 'resumen', field: 'completas' },
    { name: 'piezas', type: 'figure', better: 'more', report: 'farmacia', block: 'resumen', field: 'porcentajePiezas' },
    { name: 'minutos', type: 'figure', better: 'less', report: 'farmacia', block: 'resumen', field: 'minutos' },
    { name: 'noSurtidas', type: 'figure', better: 'less', report: 'farmacia', block: 'resumen', field: 'noSurtidas' },
    {
      name: 'enCero',
      type: 'count',
      titled: true,
      resource: 'inventario',
      permission: 'inventario.ver',
      filter: { almacenId: { parameter: 'almacenId' }, nivelAbasto: ['SIN_EXISTENCIA'] },
      tone: 'danger',
    },
    { name: 'caducaPronto', type: 'figure', report: 'farmacia', block: 'resumen', field: 'caducaPronto' },
    { name: 'importe', type: 'figure', better: 'neither', report: 'farmacia', block: 'resumen', field: 'importe' },
    { name: 'tramos', type: 'drawing', report: 'farmacia', block: 'tramos' },
    { name: 'estadosTramo', type: 'drawing', report: 'farmacia', block: 'estadosTramo' },
    { name: 'abasto', type: 'drawing', report: 'farmacia', block: 'abasto' },
    { name: 'faltantes', type: 'drawing', report: 'farmacia', block: 'faltantes' },
    { name: 'niveles', type: 'drawing', report: 'inventario-reporte', block: 'niveles' },
    { name: 'caducidades', type: 'drawing', titled: true, report: 'caducidades', block: 'meses' },
  ],
  labels: {
    es: async () => [(await import('../../locales/es/board-farmacia.gen.json')).default],
    en: async () => [(await import('../../locales/en/board-farmacia.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/board-farmacia.gen.json')).default],
  },
};

export default board;
