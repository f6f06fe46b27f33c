// Generated from schemas/worklists/medico.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import type { WorklistModule } from '#platform/web/shell/home/worklist-module';
import { draftName } from '#platform/web/ui/format/draft-name';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { recordNames } from '#platform/web/ui/resource/record-names';
import type { Consulta } from '../../shared/types/consulta.gen';
import type { Hospitalizacion } from '../../shared/types/hospitalizacion.gen';
import type { NotaEvolucion } from '../../shared/types/nota-evolucion.gen';
import type { Receta } from '../../shared/types/receta.gen';
import type { Visita } from '../../shared/types/visita.gen';

const worklist: WorklistModule = {
  name: 'medico',
  sections: [
    {
      id: 'en-consulta',
      resource: 'visita',
      keyName: 'visitaId',
      filter: { estatus: 'EN_CONSULTA' },
      sort: { field: 'estatusDesde', order: 'ASC' },
      when: { source: 'estatusDesde', type: 'datetime' },
      fact: {
        source: 'triage',
        type: 'enum',
        choices: {
          name: 'Triage',
          options: [
            { value: 'ROJO', tone: 'danger', icon: 'alert' },
            { value: 'NARANJA', tone: 'warning', icon: 'alert' },
            { value: 'AMARILLO', tone: 'warning', icon: 'clock' },
            { value: 'VERDE', tone: 'success', icon: 'clock' },
            { value: 'AZUL', tone: 'info', icon: 'clock' },
          ],
        },
      },
      ...recordNames<Visita>({
        recordLabel: (record) => textOf`${record.pacienteNombre}`,
        recordDetail: (record) => textOf`${record.turnoNumero} · ${record.motivo}`,
      }),
    },
    {
      id: 'me-esperan',
      resource: 'visita',
      keyName: 'visitaId',
      filter: { estatus: ['EN_ESPERA', 'EN_SIGNOS', 'LISTA_CONSULTA'] },
      sort: { field: 'limiteEspera', order: 'ASC' },
      when: { source: 'limiteEspera', type: 'datetime', due: true },
      fact: {
        source: 'triage',
        type: 'enum',
        choices: {
          name: 'Triage',
          options: [
            { value: 'ROJO', tone: 'danger', icon: 'alert' },
            { value: 'NARANJA', tone: 'warning', icon: 'alert' },
            { value: 'AMARILLO', tone: 'warning', icon: 'clock' },
            { value: 'VERDE', tone: 'success', icon: 'clock' },
            { value: 'AZUL', tone: 'info', icon: 'clock' },
          ],
        },
      },
      ...recordNames<Visita>({
        recordLabel: (record) => textOf`${record.pacienteNombre}`,
        recordDetail: (record) => textOf`${record.turnoNumero} · ${record.motivo}`,
      }),
    },
    {
      id: 'consultas',
      resource: 'consulta',
      keyName: 'consultaId',
      filter: { paso: 'firmar' },
      sort: { field: 'fechaHora', order: 'ASC' },
      when: { source: 'fechaHora', type: 'datetime' },
      fact: { source: 'motivoConsulta', type: 'longText' },
      action: 'firmar',
      ...recordNames<Consulta>({
        recordLabel: (record) => textOf`${record.folio}`,
        recordDetail: (record) => textOf`${record.pacienteNombre}`,
      }),
    },
    {
      id: 'notas',
      resource: 'nota-evolucion',
      keyName: 'notaEvolucionId',
      filter: { paso: 'firmar' },
      sort: { field: 'fechaHora', order: 'ASC' },
      when: { source: 'fechaHora', type: 'datetime' },
      fact: {
        source: 'tipo',
        type: 'enum',
        choices: {
          name: 'TipoNota',
          options: [
            { value: 'INGRESO' },
            { value: 'HISTORIA_CLINICA' },
            { value: 'EVOLUCION' },
            { value: 'INTERCONSULTA' },
            { value: 'REFERENCIA_TRASLADO' },
            { value: 'PREOPERATORIA' },
            { value: 'PREANESTESICA' },
            { value: 'POSTOPERATORIA' },
            { value: 'POSTANESTESICA' },
            { value: 'ENFERMERIA' },
            { value: 'EGRESO' },
            { value: 'DEFUNCION' },
            { value: 'ADENDA' },
          ],
        },
      },
      action: 'firmar',
      ...recordNames<NotaEvolucion>({
        recordLabel: (record) => textOf`${formatDateTime(record.fechaHora)}`,
        recordDetail: (record) => textOf`${record.pacienteNombre}`,
      }),
    },
    {
      id: 'altas',
      resource: 'hospitalizacion',
      keyName: 'hospitalizacionId',
      filter: { estatus: 'INGRESADO', fechaProbableAlta: { null: false } },
      sort: { field: 'fechaProbableAlta', order: 'ASC' },
      when: { source: 'fechaProbableAlta', type: 'date', due: true },
      fact: { source: 'camaNombre', type: 'text' },
      action: 'altaMedica',
      ...recordNames<Hospitalizacion>({
        recordLabel: (record) => textOf`${record.folio}`,
        recordDetail: (record) => textOf`${record.pacienteNombre}`,
      }),
    },
    {
      id: 'sustitutos',
      resource: 'receta',
      keyName: 'recetaId',
      filter: { sustitutosPorAutorizar: { gt: 0 } },
      sort: { field: 'estatusDesde', order: 'ASC' },
      when: { source: 'estatusDesde', type: 'datetime' },
      fact: { source: 'medicoNombre', type: 'text' },
      ...recordNames<Receta>({
        recordLabel: (record) =>
          textOf`${record.folio}` ||
          draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
        recordDetail: (record) => textOf`${record.pacienteNombre}`,
      }),
    },
  ],
  day: {
    resource: 'evento',
    keyName: 'eventoId',
    filter: { estatus: ['PROGRAMADA', 'AUTORIZADA', 'EN_CURSO'] },
    date: 'fecha',
    time: 'inicio',
    names: ['pacienteNombre', 'titulo', 'folio'],
    owner: 'personalMedicoId',
  },
  labels: {
    es: async () => [(await import('../../locales/es/worklist-medico.gen.json')).default],
    en: async () => [(await import('../../locales/en/worklist-medico.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/worklist-medico.gen.json')).default],
  },
};

export default worklist;
