// Generated from schemas/worklists/administrador-unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import type { WorklistModule } from '#platform/web/shell/home/worklist-module';
import { draftName } from '#platform/web/ui/format/draft-name';
import { recordNames } from '#platform/web/ui/resource/record-names';
import type { EntradaExtraordinaria } from '../../shared/types/entrada-extraordinaria.gen';
import type { Evento } from '../../shared/types/evento.gen';
import type { Hospitalizacion } from '../../shared/types/hospitalizacion.gen';
import type { SalidaExtraordinaria } from '../../shared/types/salida-extraordinaria.gen';
import type { Visita } from '../../shared/types/visita.gen';

const worklist: WorklistModule = {
  name: 'administrador-unidad',
  sections: [
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
    {
      id: 'salidas',
      resource: 'salida-extraordinaria',
      keyName: 'salidaExtraordinariaId',
      filter: { paso: 'autorizar' },
      sort: { field: 'estatusDesde', order: 'ASC' },
      when: { source: 'estatusDesde', type: 'datetime' },
      fact: { source: 'piezas', type: 'integer' },
      action: 'autorizar',
      ...recordNames<SalidaExtraordinaria>({
        recordLabel: (record) =>
          textOf`${record.folio}` ||
          draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
        recordDetail: (record) => textOf`${record.almacenNombre} · ${record.motivoSalidaExtraordinariaNombre}`,
      }),
    },
    {
      id: 'entradas',
      resource: 'entrada-extraordinaria',
      keyName: 'entradaExtraordinariaId',
      filter: { paso: 'autorizar' },
      sort: { field: 'estatusDesde', order: 'ASC' },
      when: { source: 'estatusDesde', type: 'datetime' },
      fact: { source: 'piezas', type: 'integer' },
      action: 'autorizar',
      ...recordNames<EntradaExtraordinaria>({
        recordLabel: (record) =>
          textOf`${record.folio}` ||
          draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
        recordDetail: (record) => textOf`${record.almacenNombre} · ${record.motivoEntradaExtraordinariaNombre}`,
      }),
    },
    {
      id: 'citas',
      resource: 'evento',
      keyName: 'eventoId',
      filter: { paso: 'autorizar' },
      sort: { field: 'inicio', order: 'ASC' },
      when: { source: 'inicio', type: 'datetime', due: true },
      fact: { source: 'titulo', type: 'text' },
      action: 'autorizar',
      ...recordNames<Evento>({
        recordLabel: (record) => textOf`${record.folio}`,
        recordDetail: (record) => textOf`${record.pacienteNombre}`,
      }),
    },
  ],
  labels: {
    es: async () => [(await import('../../locales/es/worklist-administrador-unidad.gen.json')).default],
    en: async () => [(await import('../../locales/en/worklist-administrador-unidad.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/worklist-administrador-unidad.gen.json')).default],
  },
};

export default worklist;
