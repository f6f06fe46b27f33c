// Generated from schemas/worklists/enfermeria.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import type { WorklistModule } from '#platform/web/shell/home/worklist-module';
import { draftName } from '#platform/web/ui/format/draft-name';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { recordNames } from '#platform/web/ui/resource/record-names';
import type { NotaEvolucion } from '../../shared/types/nota-evolucion.gen';
import type { OrdenCargo } from '../../shared/types/orden-cargo.gen';
import type { Visita } from '../../shared/types/visita.gen';

const worklist: WorklistModule = {
  name: 'enfermeria',
  sections: [
    {
      id: 'signos',
      resource: 'visita',
      keyName: 'visitaId',
      filter: { paso: 'pasarSignos' },
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
      action: 'pasarSignos',
      ...recordNames<Visita>({
        recordLabel: (record) => textOf`${record.pacienteNombre}`,
        recordDetail: (record) => textOf`${record.turnoNumero} · ${record.motivo}`,
      }),
    },
    {
      id: 'en-signos',
      resource: 'visita',
      keyName: 'visitaId',
      filter: { estatus: 'EN_SIGNOS' },
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
      id: 'ordenes',
      resource: 'orden-cargo',
      keyName: 'ordenCargoId',
      filter: { estatus: ['SURTIDA', 'SURTIDA_PARCIAL'] },
      sort: { field: 'limite', order: 'ASC' },
      when: { source: 'limite', type: 'datetime', due: true },
      fact: { source: 'piezasSurtidas', type: 'integer' },
      ...recordNames<OrdenCargo>({
        recordLabel: (record) =>
          textOf`${record.folio}` ||
          draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
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
  ],
  labels: {
    es: async () => [(await import('../../locales/es/worklist-enfermeria.gen.json')).default],
    en: async () => [(await import('../../locales/en/worklist-enfermeria.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/worklist-enfermeria.gen.json')).default],
  },
};

export default worklist;
