// Generated from schemas/worklists/jefe-servicio.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import type { WorklistModule } from '#platform/web/shell/home/worklist-module';
import { draftName } from '#platform/web/ui/format/draft-name';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { recordNames } from '#platform/web/ui/resource/record-names';
import type { Consulta } from '../../shared/types/consulta.gen';
import type { Hospitalizacion } from '../../shared/types/hospitalizacion.gen';
import type { NotaEvolucion } from '../../shared/types/nota-evolucion.gen';
import type { OrdenCargo } from '../../shared/types/orden-cargo.gen';

const worklist: WorklistModule = {
  name: 'jefe-servicio',
  sections: [
    {
      id: 'ordenes',
      resource: 'orden-cargo',
      keyName: 'ordenCargoId',
      filter: { paso: 'autorizar' },
      sort: { field: 'limite', order: 'ASC' },
      when: { source: 'limite', type: 'datetime', due: true },
      fact: {
        source: 'tipo',
        type: 'enum',
        choices: {
          name: 'TipoOrdenCargo',
          options: [
            { value: 'ORDINARIA' },
            { value: 'URGENTE', tone: 'danger', icon: 'alert' },
            { value: 'QUIROFANO', tone: 'info', icon: 'alert' },
            { value: 'CARRO_ROJO', tone: 'danger', icon: 'alert' },
            { value: 'ALTA', tone: 'info', icon: 'home' },
          ],
        },
      },
      action: 'autorizar',
      ...recordNames<OrdenCargo>({
        recordLabel: (record) =>
          textOf`${record.folio}` ||
          draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
        recordDetail: (record) => textOf`${record.pacienteNombre}`,
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
    es: async () => [(await import('../../locales/es/worklist-jefe-servicio.gen.json')).default],
    en: async () => [(await import('../../locales/en/worklist-jefe-servicio.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/worklist-jefe-servicio.gen.json')).default],
  },
};

export default worklist;
