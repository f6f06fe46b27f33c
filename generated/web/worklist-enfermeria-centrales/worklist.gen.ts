// Generated from schemas/worklists/enfermeria-centrales.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import type { WorklistModule } from '#platform/web/shell/home/worklist-module';
import { draftName } from '#platform/web/ui/format/draft-name';
import { formatDate, formatDateTime } from '#platform/web/ui/format/format-date';
import { recordNames } from '#platform/web/ui/resource/record-names';
import type { EntregaTurno } from '../../shared/types/entrega-turno.gen';
import type { Hospitalizacion } from '../../shared/types/hospitalizacion.gen';
import type { NotaEvolucion } from '../../shared/types/nota-evolucion.gen';
import type { OrdenCargo } from '../../shared/types/orden-cargo.gen';
import type { Solicitud } from '../../shared/types/solicitud.gen';

const worklist: WorklistModule = {
  name: 'enfermeria-centrales',
  sections: [
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
      id: 'borradores',
      resource: 'orden-cargo',
      keyName: 'ordenCargoId',
      filter: { paso: 'enviar' },
      sort: { field: 'fechaSolicitud', order: 'ASC' },
      when: { source: 'fechaSolicitud', type: 'datetime' },
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
      action: 'enviar',
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
    {
      id: 'entregas',
      resource: 'entrega-turno',
      keyName: 'entregaTurnoId',
      filter: { estatus: 'BORRADOR' },
      sort: { field: 'fecha', order: 'ASC' },
      when: { source: 'fecha', type: 'date' },
      fact: {
        source: 'turno',
        type: 'enum',
        choices: {
          name: 'TurnoHospital',
          options: [{ value: 'MATUTINO' }, { value: 'VESPERTINO' }, { value: 'NOCTURNO' }],
        },
      },
      ...recordNames<EntregaTurno>({
        recordLabel: (record) => textOf`${formatDate(record.fecha)}`,
        recordDetail: (record) => textOf`${record.servicioNombre}`,
      }),
    },
    {
      id: 'recibir',
      resource: 'solicitud',
      keyName: 'solicitudId',
      filter: { paso: 'recibir' },
      sort: { field: 'vence', order: 'ASC' },
      when: { source: 'vence', type: 'datetime', due: true },
      fact: { source: 'piezasSurtidas', type: 'integer' },
      action: 'recibir',
      ...recordNames<Solicitud>({
        recordLabel: (record) =>
          textOf`${record.folio}` ||
          draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
        recordDetail: (record) => textOf`${record.almacenSolicitanteNombre} → ${record.almacenSurtidorNombre}`,
      }),
    },
  ],
  labels: {
    es: async () => [(await import('../../locales/es/worklist-enfermeria-centrales.gen.json')).default],
    en: async () => [(await import('../../locales/en/worklist-enfermeria-centrales.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/worklist-enfermeria-centrales.gen.json')).default],
  },
};

export default worklist;
