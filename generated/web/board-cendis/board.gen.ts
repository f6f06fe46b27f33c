// Generated from schemas/boards/cendis.json by `npm run generate`. Do not edit: your change would be lost.

import type { BoardModule } from '../../../src/ui/boards/board-module';

const board: BoardModule = {
  name: 'cendis',
  icon: 'box',
  permission: 'dashboard.operativo',
  place: { resource: 'almacen', parameter: 'almacenId', filter: { tipo: ['CENDIS'] }, optional: false },
  period: '30D',
  cards: [
    {
      name: 'enCola',
      type: 'count',
      titled: true,
      resource: 'orden-cargo',
      permission: 'orden-cargo.ver',
      filter: { almacenSurtidorId: { parameter: 'almacenId' }, estatus: ['AUTORIZADA', 'EN_SURTIMIENTO'] },
      tone: 'warning',
    },
    {
      name: 'urgentes',
      type: 'count',
      titled: true,
      resource: 'orden-cargo',
      permission: 'orden-cargo.ver',
      filter: {
        almacenSurtidorId: { parameter: 'almacenId' },
        tipo: ['URGENTE'],
        estatus: ['AUTORIZADA', 'EN_SURTIMIENTO'],
      },
      tone: 'danger',
    },
    {
      name: 'sinRegularizar',
      type: 'count',
      titled: true,
      resource: 'orden-cargo',
      permission: 'orden-cargo.ver',
      filter: { almacenSurtidorId: { parameter: 'almacenId' }, autorizacionPendiente: true },
      tone: 'danger',
    },
    {
      name: 'pedidas',
      type: 'count',
      titled: true,
      better: 'neither',
      resource: 'orden-cargo',
      permission: 'orden-cargo.ver',
      filter: {
        almacenSurtidorId: { parameter: 'almacenId' },
        fechaSolicitud: { gte: { parameter: 'desde' }, lte: { parameter: 'hasta' } },
      },
    },
    {
      name: 'importe',
      type: 'count',
      titled: true,
      better: 'neither',
      resource: 'orden-cargo',
      permission: 'orden-cargo.ver',
      filter: {
        almacenSurtidorId: { parameter: 'almacenId' },
        fechaSolicitud: { gte: { parameter: 'desde' }, lte: { parameter: 'hasta' } },
      },
      sum: { field: 'importeTotal', format: 'decimal' },
    },
    {
      name: 'colectivos',
      type: 'count',
      titled: true,
      resource: 'solicitud',
      permission: 'solicitud.ver',
      filter: {
        almacenSurtidorId: { parameter: 'almacenId' },
        tipo: ['COLECTIVO', 'REPOSICION_FONDO_FIJO'],
        estatus: ['AUTORIZADA', 'EN_SURTIMIENTO'],
      },
      tone: 'warning',
    },
    { name: 'enCero', type: 'figure', report: 'inventario-cendis', block: 'resumen', field: 'enCero' },
    { name: 'bajoMinimo', type: 'figure', report: 'inventario-cendis', block: 'resumen', field: 'bajoMinimo' },
    { name: 'fondoFijo', type: 'figure', report: 'inventario-cendis', block: 'resumen', field: 'fondoFijo' },
    { name: 'porCaducar', type: 'figure', report: 'inventario-cendis', block: 'resumen', field: 'porCaducar' },
    { name: 'valor', type: 'figure', report: 'inventario-cendis', block: 'resumen', field: 'valor' },
    { name: 'fondofijoAlmacenes', type: 'drawing', titled: true, report: 'fondo-fijo', block: 'almacenes' },
    { name: 'caducidadesMeses', type: 'drawing', titled: true, report: 'caducidades', block: 'meses' },
  ],
  labels: {
    es: async () => [(await import('../../locales/es/board-cendis.gen.json')).default],
    en: async () => [(await import('../../locales/en/board-cendis.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es-mx/board-cendis.gen.json')).default],
  },
};

export default board;
