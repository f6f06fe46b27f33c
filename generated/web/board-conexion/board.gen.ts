// Generated from schemas/boards/conexion.json by `npm run generate`. Do not edit: your change would be lost.

import type { BoardModule } from '#platform/web/ui/boards/board-module';

const board: BoardModule = {
  name: 'conexion',
  icon: 'network',
  permission: 'red-historial.ver',
  place: {
    resource: 'jurisdiccion',
    parameter: 'jurisdiccionId',
    filter: {},
    optional: true,
    reach: ['red-historial.ver'],
  },
  period: '30D',
  cards: [
    {
      name: 'disponibilidad',
      type: 'figure',
      better: 'more',
      report: 'disponibilidad',
      block: 'resumen',
      field: 'disponibilidad',
    },
    {
      name: 'conCaidas',
      type: 'figure',
      better: 'less',
      report: 'disponibilidad',
      block: 'resumen',
      field: 'conCaidas',
    },
    { name: 'caidas', type: 'figure', better: 'less', report: 'disponibilidad', block: 'resumen', field: 'caidas' },
    { name: 'minutos', type: 'figure', better: 'less', report: 'disponibilidad', block: 'resumen', field: 'minutos' },
    { name: 'enCola', type: 'figure', better: 'neither', report: 'disponibilidad', block: 'resumen', field: 'enCola' },
    { name: 'fallidas', type: 'figure', better: 'less', report: 'disponibilidad', block: 'resumen', field: 'fallidas' },
    { name: 'disponibilidadMapa', type: 'drawing', report: 'disponibilidad', block: 'mapa' },
    { name: 'disponibilidadTramos', type: 'drawing', report: 'disponibilidad', block: 'tramos' },
    { name: 'disponibilidadDias', type: 'drawing', report: 'disponibilidad', block: 'dias' },
  ],
  labels: {
    es: async () => [(await import('../../locales/es/board-conexion.gen.json')).default],
    en: async () => [(await import('../../locales/en/board-conexion.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/board-conexion.gen.json')).default],
  },
};

export default board;
