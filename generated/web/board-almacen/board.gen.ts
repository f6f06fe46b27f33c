// Generated from schemas/boards/almacen.json by `npm run generate`. Do not edit: your change would be lost.

import type { BoardModule } from '#platform/web/ui/boards/board-module';

const board: BoardModule = {
  name: 'almacen',
  icon: 'warehouse',
  permission: 'dashboard.operativo',
  place: {
    resource: 'almacen',
    parameter: 'almacenId',
    filter: {},
    optional: false,
    reach: ['reporte.almacen', 'reporte.inventario', 'inventario.ver'],
  },
  period: '30D',
  cards: [
    {
      name: 'porSurtir',
      type: 'count',
      titled: true,
      resource: 'solicitud',
      permission: 'solicitud.ver',
      filter: { almacenSurtidorId: { parameter: 'almacenId' }, estatus: ['AUTORIZADA', 'EN_SURTIMIENTO'] },
      tone: 'warning',
    },
    {
      name: 'porEnviar',
      type: 'count',
      titled: true,
      resource: 'solicitud',
      permission: 'solicitud.ver',
      filter: { almacenSurtidorId: { parameter: 'almacenId' }, estatus: ['SURTIDA'] },
    },
    {
      name: 'enCamino',
      type: 'count',
      titled: true,
      resource: 'solicitud',
      permission: 'solicitud.ver',
      filter: { almacenSolicitanteId: { parameter: 'almacenId' }, estatus: ['EN_TRANSITO'] },
      sum: { field: 'piezasSurtidas', format: 'integer' },
    },
    {
      name: 'porRecibir',
      type: 'count',
      titled: true,
      resource: 'solicitud',
      permission: 'solicitud.ver',
      filter: { almacenSolicitanteId: { parameter: 'almacenId' }, estatus: ['EN_TRANSITO'] },
      tone: 'warning',
    },
    { name: 'surtido', type: 'figure', better: 'more', report: 'almacen', block: 'resumen', field: 'surtido' },
    { name: 'aTiempo', type: 'figure', better: 'more', report: 'almacen', block: 'resumen', field: 'aTiempo' },
    {
      name: 'conDiferencias',
      type: 'figure',
      better: 'less',
      report: 'almacen',
      block: 'resumen',
      field: 'conDiferencias',
    },
    { name: 'merma', type: 'figure', better: 'less', report: 'almacen', block: 'resumen', field: 'merma' },
    { name: 'sinMovimiento', type: 'figure', report: 'almacen', block: 'resumen', field: 'sinMovimiento' },
    { name: 'valor', type: 'figure', report: 'inventario-reporte', block: 'resumen', field: 'valor' },
    { name: 'sinExistencia', type: 'figure', report: 'inventario-reporte', block: 'resumen', field: 'sinExistencia' },
    { name: 'porCaducar', type: 'figure', report: 'inventario-reporte', block: 'resumen', field: 'porCaducar' },
    {
      name: 'citas',
      type: 'count',
      titled: true,
      resource: 'evento',
      permission: 'agenda.ver',
      filter: {
        almacenId: { parameter: 'almacenId' },
        tipo: ['ENTREGA_SOLICITUD', 'RECEPCION_PROVEEDOR'],
        fecha: { gte: { parameter: 'hoy' }, lte: { parameter: 'hoy' } },
        estatus: ['PROGRAMADA', 'AUTORIZADA', 'EN_CURSO'],
      },
    },
    { name: 'inventarioreporteNiveles', type: 'drawing', report: 'inventario-reporte', block: 'niveles' },
    { name: 'almacenTipos', type: 'drawing', report: 'almacen', block: 'tipos' },
    { name: 'almacenEntradasSalidas', type: 'drawing', report: 'almacen', block: 'entradasSalidas' },
    { name: 'almacenDestinos', type: 'drawing', report: 'almacen', block: 'destinos' },
    { name: 'caducidadesMeses', type: 'drawing', titled: true, report: 'caducidades', block: 'meses' },
  ],
  labels: {
    es: async () => [(await import('../../locales/es/board-almacen.gen.json')).default],
    en: async () => [(await import('../../locales/en/board-almacen.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/board-almacen.gen.json')).default],
  },
};

export default board;
