// Generated from schemas/boards/enfermeria.json by `npm run generate`. Do not edit: your change would be lost.

import type { BoardModule } from '#platform/web/ui/boards/board-module';

const board: BoardModule = {
  name: 'enfermeria',
  icon: 'bed',
  permission: 'dashboard.operativo',
  place: {
    resource: 'unidad',
    parameter: 'unidadId',
    filter: {},
    optional: true,
    reach: ['hospitalizacion.ver', 'fondo-fijo.ver'],
  },
  period: '7D',
  cards: [
    { name: 'pacientes', type: 'figure', report: 'turno-enfermeria', block: 'resumen', field: 'pacientes' },
    { name: 'enRiesgo', type: 'figure', report: 'turno-enfermeria', block: 'resumen', field: 'enRiesgo' },
    { name: 'signosVencidos', type: 'figure', report: 'turno-enfermeria', block: 'resumen', field: 'signosVencidos' },
    { name: 'dosisAtrasadas', type: 'figure', report: 'turno-enfermeria', block: 'resumen', field: 'dosisAtrasadas' },
    { name: 'ordenes', type: 'figure', report: 'turno-enfermeria', block: 'resumen', field: 'ordenes' },
    { name: 'notasVencidas', type: 'figure', report: 'turno-enfermeria', block: 'resumen', field: 'notasVencidas' },
    { name: 'camasLibres', type: 'figure', report: 'turno-enfermeria', block: 'resumen', field: 'camasLibres' },
    { name: 'camasEnLimpieza', type: 'figure', report: 'turno-enfermeria', block: 'resumen', field: 'camasEnLimpieza' },
    { name: 'aTiempo', type: 'figure', better: 'more', report: 'turno-enfermeria', block: 'resumen', field: 'aTiempo' },
    {
      name: 'omitidas',
      type: 'figure',
      better: 'less',
      report: 'turno-enfermeria',
      block: 'resumen',
      field: 'omitidas',
    },
    { name: 'turnoenfermeriaNews2', type: 'drawing', report: 'turno-enfermeria', block: 'news2' },
    { name: 'turnoenfermeriaDosis', type: 'drawing', report: 'turno-enfermeria', block: 'dosis' },
    { name: 'turnoenfermeriaOcupacion', type: 'drawing', report: 'turno-enfermeria', block: 'ocupacion' },
    { name: 'fondofijoAlmacenes', type: 'drawing', titled: true, report: 'fondo-fijo', block: 'almacenes' },
  ],
  labels: {
    es: async () => [(await import('../../locales/es/board-enfermeria.gen.json')).default],
    en: async () => [(await import('../../locales/en/board-enfermeria.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/board-enfermeria.gen.json')).default],
  },
};

export default board;
