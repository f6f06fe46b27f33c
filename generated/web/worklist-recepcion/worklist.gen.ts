// Generated from schemas/worklists/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import type { WorklistModule } from '#platform/web/shell/home/worklist-module';
import { recordNames } from '#platform/web/ui/resource/record-names';
import type { Evento } from '../../shared/types/evento.gen';
import type { Hospitalizacion } from '../../shared/types/hospitalizacion.gen';
import type { Visita } from '../../shared/types/visita.gen';

const worklist: WorklistModule = {
  name: 'recepcion',
  sections: [
    {
      id: 'citas',
      resource: 'evento',
      keyName: 'eventoId',
      filter: { paso: 'iniciar' },
      sort: { field: 'inicio', order: 'ASC' },
      when: { source: 'inicio', type: 'datetime', due: true },
      fact: { source: 'personalMedicoNombre', type: 'text' },
      action: 'iniciar',
      ...recordNames<Evento>({
        recordLabel: (record) => textOf`${record.folio}`,
        recordDetail: (record) => textOf`${record.pacienteNombre}`,
      }),
    },
    {
      id: 'espera',
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
      id: 'ingresos',
      resource: 'hospitalizacion',
      keyName: 'hospitalizacionId',
      filter: { paso: 'ingresar' },
      sort: { field: 'limite', order: 'ASC' },
      when: { source: 'limite', type: 'datetime', due: true },
      fact: { source: 'servicioNombre', type: 'text' },
      action: 'ingresar',
      ...recordNames<Hospitalizacion>({
        recordLabel: (record) => textOf`${record.folio}`,
        recordDetail: (record) => textOf`${record.pacienteNombre}`,
      }),
    },
    {
      id: 'egresos',
      resource: 'hospitalizacion',
      keyName: 'hospitalizacionId',
      filter: { paso: 'altaAdministrativa' },
      sort: { field: 'limite', order: 'ASC' },
      when: { source: 'limite', type: 'datetime', due: true },
      fact: { source: 'camaNombre', type: 'text' },
      action: 'altaAdministrativa',
      ...recordNames<Hospitalizacion>({
        recordLabel: (record) => textOf`${record.folio}`,
        recordDetail: (record) => textOf`${record.pacienteNombre}`,
      }),
    },
  ],
  labels: {
    es: async () => [(await import('../../locales/es/worklist-recepcion.gen.json')).default],
    en: async () => [(await import('../../locales/en/worklist-recepcion.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/worklist-recepcion.gen.json')).default],
  },
};

export default worklist;
