// Generated from schemas/boards/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import type { BoardModule } from '#platform/web/ui/boards/board-module';

const board: BoardModule = {
  name: 'recepcion',
  icon: 'clock',
  permission: 'dashboard.operativo',
  period: '7D',
  cards: [
    {
      name: 'hoy',
      type: 'count',
      titled: true,
      resource: 'visita',
      permission: 'visita.administrar',
      filter: { fecha: { gte: { parameter: 'hoy' }, lte: { parameter: 'hoy' } } },
    },
    {
      name: 'enEspera',
      type: 'count',
      titled: true,
      resource: 'visita',
      permission: 'visita.administrar',
      filter: {
        fecha: { gte: { parameter: 'hoy' }, lte: { parameter: 'hoy' } },
        estatus: ['EN_ESPERA', 'EN_SIGNOS', 'LISTA_CONSULTA'],
      },
      tone: 'warning',
    },
    {
      name: 'urgentes',
      type: 'count',
      titled: true,
      resource: 'visita',
      permission: 'visita.administrar',
      filter: { fecha: { gte: { parameter: 'hoy' }, lte: { parameter: 'hoy' } }, triage: ['ROJO', 'NARANJA'] },
      tone: 'danger',
    },
    {
      name: 'citasHoy',
      type: 'count',
      titled: true,
      resource: 'evento',
      permission: 'agenda.ver',
      filter: {
        tipo: ['CITA_CONSULTA'],
        fecha: { gte: { parameter: 'hoy' }, lte: { parameter: 'hoy' } },
        estatus: ['PROGRAMADA', 'AUTORIZADA', 'EN_CURSO'],
      },
    },
    {
      name: 'faltaron',
      type: 'count',
      titled: true,
      better: 'less',
      resource: 'evento',
      permission: 'agenda.ver',
      filter: {
        tipo: ['CITA_CONSULTA'],
        fecha: { gte: { parameter: 'desde' }, lte: { parameter: 'hasta' } },
        estatus: ['NO_SE_PRESENTO'],
      },
    },
    {
      name: 'seFueron',
      type: 'count',
      titled: true,
      better: 'less',
      resource: 'visita',
      permission: 'visita.administrar',
      filter: { fecha: { gte: { parameter: 'desde' }, lte: { parameter: 'hasta' } }, estatus: ['NO_SE_PRESENTO'] },
    },
    {
      name: 'atendidas',
      type: 'count',
      titled: true,
      better: 'neither',
      resource: 'visita',
      permission: 'visita.administrar',
      filter: { fecha: { gte: { parameter: 'desde' }, lte: { parameter: 'hasta' } }, estatus: ['FINALIZADA'] },
    },
    {
      name: 'camas',
      type: 'count',
      titled: true,
      resource: 'hospitalizacion',
      permission: 'hospitalizacion.ver',
      filter: { estatus: ['SOLICITADA'] },
      tone: 'warning',
    },
    {
      name: 'altas',
      type: 'count',
      titled: true,
      resource: 'hospitalizacion',
      permission: 'hospitalizacion.ver',
      filter: { estatus: ['PREALTA'] },
    },
    {
      name: 'internados',
      type: 'count',
      titled: true,
      resource: 'hospitalizacion',
      permission: 'hospitalizacion.ver',
      filter: { estatus: ['INGRESADO', 'PREALTA'] },
    },
  ],
  labels: {
    es: async () => [(await import('../../locales/es/board-recepcion.gen.json')).default],
    en: async () => [(await import('../../locales/en/board-recepcion.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/board-recepcion.gen.json')).default],
  },
};

export default board;
