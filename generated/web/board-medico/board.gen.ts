// Generated from schemas/boards/medico.json by `npm run generate`. Do not edit: your change would be lost.

import type { BoardModule } from '../../../src/ui/boards/board-module';

const board: BoardModule = {
  name: 'medico',
  icon: 'stethoscope',
  permission: 'dashboard.operativo',
  period: '30D',
  cards: [
    {
      name: 'visitasHoy',
      type: 'count',
      titled: true,
      resource: 'visita',
      permission: 'visita.administrar',
      filter: {
        personalMedicoId: { parameter: 'personalMedicoId' },
        fecha: { gte: { parameter: 'hoy' }, lte: { parameter: 'hoy' } },
      },
    },
    {
      name: 'enEspera',
      type: 'count',
      titled: true,
      resource: 'visita',
      permission: 'visita.administrar',
      filter: {
        personalMedicoId: { parameter: 'personalMedicoId' },
        fecha: { gte: { parameter: 'hoy' }, lte: { parameter: 'hoy' } },
        estatus: ['EN_ESPERA', 'EN_SIGNOS', 'LISTA_CONSULTA'],
      },
      tone: 'warning',
    },
    {
      name: 'atendidas',
      type: 'count',
      titled: true,
      better: 'neither',
      resource: 'consulta',
      permission: 'consulta.ver',
      filter: {
        personalMedicoId: { parameter: 'personalMedicoId' },
        estatus: ['FIRMADA'],
        fechaHora: { gte: { parameter: 'desde' }, lte: { parameter: 'hasta' } },
      },
    },
    {
      name: 'consultasSinFirmar',
      type: 'count',
      titled: true,
      resource: 'consulta',
      permission: 'consulta.ver',
      filter: { personalMedicoId: { parameter: 'personalMedicoId' }, estatus: ['BORRADOR'] },
      tone: 'warning',
    },
    {
      name: 'notasSinFirmar',
      type: 'count',
      titled: true,
      resource: 'nota-evolucion',
      permission: 'nota-evolucion.ver',
      filter: { personalMedicoId: { parameter: 'personalMedicoId' }, estatus: ['BORRADOR'] },
      tone: 'warning',
    },
    {
      name: 'internados',
      type: 'count',
      titled: true,
      resource: 'hospitalizacion',
      permission: 'hospitalizacion.ver',
      filter: { medicoTratanteId: { parameter: 'personalMedicoId' }, estatus: ['INGRESADO', 'PREALTA'] },
    },
    {
      name: 'altas',
      type: 'count',
      titled: true,
      resource: 'hospitalizacion',
      permission: 'hospitalizacion.ver',
      filter: {
        medicoTratanteId: { parameter: 'personalMedicoId' },
        estatus: ['INGRESADO', 'PREALTA'],
        fechaProbableAlta: { lte: { parameter: 'hoy' } },
      },
    },
    {
      name: 'recetas',
      type: 'count',
      titled: true,
      better: 'neither',
      resource: 'receta',
      permission: 'receta.ver',
      filter: {
        personalMedicoId: { parameter: 'personalMedicoId' },
        estatus: ['EMITIDA', 'SURTIDA_PARCIAL', 'SURTIDA', 'NO_SURTIDA', 'VENCIDA'],
        fechaExpedicion: { gte: { parameter: 'desde' }, lte: { parameter: 'hasta' } },
      },
    },
    {
      name: 'recetasFaltaron',
      type: 'count',
      titled: true,
      better: 'less',
      resource: 'receta',
      permission: 'receta.ver',
      filter: {
        personalMedicoId: { parameter: 'personalMedicoId' },
        estatus: ['SURTIDA_PARCIAL', 'NO_SURTIDA', 'VENCIDA'],
        fechaExpedicion: { gte: { parameter: 'desde' }, lte: { parameter: 'hasta' } },
      },
      tone: 'danger',
    },
    {
      name: 'sustitutos',
      type: 'count',
      titled: true,
      resource: 'receta',
      permission: 'receta.ver',
      filter: { personalMedicoId: { parameter: 'personalMedicoId' }, sustitutosPorAutorizar: { gte: 1 } },
      tone: 'warning',
    },
    {
      name: 'citas',
      type: 'count',
      titled: true,
      resource: 'evento',
      permission: 'agenda.ver',
      filter: {
        personalMedicoId: { parameter: 'personalMedicoId' },
        tipo: ['CITA_CONSULTA'],
        estatus: ['PROGRAMADA', 'AUTORIZADA'],
        fecha: { gte: { parameter: 'hoy' } },
      },
    },
  ],
  labels: {
    es: async () => [(await import('../../locales/es/board-medico.gen.json')).default],
    en: async () => [(await import('../../locales/en/board-medico.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es-mx/board-medico.gen.json')).default],
  },
};

export default board;
