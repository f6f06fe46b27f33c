// Generated from schemas/worklists/almacen.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import type { WorklistModule } from '#platform/web/shell/home/worklist-module';
import { draftName } from '#platform/web/ui/format/draft-name';
import { recordNames } from '#platform/web/ui/resource/record-names';
import type { Evento } from '../../shared/types/evento.gen';
import type { PropuestaCambio } from '../../shared/types/propuesta-cambio.gen';
import type { Recepcion } from '../../shared/types/recepcion.gen';
import type { Solicitud } from '../../shared/types/solicitud.gen';

const worklist: WorklistModule = {
  name: 'almacen',
  sections: [
    {
      id: 'surtir',
      resource: 'solicitud',
      keyName: 'solicitudId',
      filter: { paso: ['iniciarSurtimiento', 'confirmarSurtido'] },
      sort: { field: 'vence', order: 'ASC' },
      when: { source: 'vence', type: 'datetime', due: true },
      fact: { source: 'urgente', type: 'boolean' },
      ...recordNames<Solicitud>({
        recordLabel: (record) =>
          textOf`${record.folio}` ||
          draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
        recordDetail: (record) => textOf`${record.almacenSolicitanteNombre} → ${record.almacenSurtidorNombre}`,
      }),
    },
    {
      id: 'embarcar',
      resource: 'solicitud',
      keyName: 'solicitudId',
      filter: { paso: 'embarcar' },
      sort: { field: 'estatusDesde', order: 'ASC' },
      when: { source: 'estatusDesde', type: 'datetime' },
      fact: { source: 'fechaRequerida', type: 'date' },
      action: 'embarcar',
      ...recordNames<Solicitud>({
        recordLabel: (record) =>
          textOf`${record.folio}` ||
          draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
        recordDetail: (record) => textOf`${record.almacenSolicitanteNombre} → ${record.almacenSurtidorNombre}`,
      }),
    },
    {
      id: 'diferencias',
      resource: 'solicitud',
      keyName: 'solicitudId',
      filter: { paso: 'resolverDiferencia' },
      sort: { field: 'vence', order: 'ASC' },
      when: { source: 'vence', type: 'datetime', due: true },
      fact: { source: 'piezasSinRecibir', type: 'integer' },
      action: 'resolverDiferencia',
      ...recordNames<Solicitud>({
        recordLabel: (record) =>
          textOf`${record.folio}` ||
          draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
        recordDetail: (record) => textOf`${record.almacenSolicitanteNombre} → ${record.almacenSurtidorNombre}`,
      }),
    },
    {
      id: 'llegadas',
      resource: 'evento',
      keyName: 'eventoId',
      filter: { paso: 'llegar' },
      sort: { field: 'inicio', order: 'ASC' },
      when: { source: 'inicio', type: 'datetime', due: true },
      fact: { source: 'titulo', type: 'text' },
      action: 'llegar',
      ...recordNames<Evento>({
        recordLabel: (record) => textOf`${record.folio}`,
        recordDetail: (record) => textOf`${record.pacienteNombre}`,
      }),
    },
    {
      id: 'recepciones',
      resource: 'recepcion',
      keyName: 'recepcionId',
      filter: { paso: ['inspeccionar', 'aceptar'] },
      sort: { field: 'fechaCaptura', order: 'ASC' },
      when: { source: 'fechaCaptura', type: 'datetime' },
      fact: { source: 'piezas', type: 'integer' },
      ...recordNames<Recepcion>({
        recordLabel: (record) =>
          textOf`${record.folio}` ||
          draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
        recordDetail: (record) => textOf`${record.proveedorNombre} · ${record.almacenNombre}`,
      }),
    },
    {
      id: 'propuestas',
      resource: 'propuesta-cambio',
      keyName: 'propuestaCambioId',
      filter: { paso: 'aceptar' },
      sort: { field: 'estatusLimite', order: 'ASC' },
      when: { source: 'estatusLimite', type: 'datetime', due: true },
      fact: { source: 'piezasEntran', type: 'integer' },
      action: 'aceptar',
      ...recordNames<PropuestaCambio>({
        recordLabel: (record) =>
          textOf`${record.folio}` ||
          draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
        recordDetail: (record) => textOf`${record.proveedorNombre} · ${record.almacenNombre}`,
      }),
    },
  ],
  day: {
    resource: 'evento',
    keyName: 'eventoId',
    filter: { estatus: ['PROGRAMADA', 'AUTORIZADA', 'EN_CURSO'] },
    date: 'fecha',
    time: 'inicio',
    names: ['proveedorNombre', 'solicitudNombre', 'titulo', 'folio'],
  },
  labels: {
    es: async () => [(await import('../../locales/es/worklist-almacen.gen.json')).default],
    en: async () => [(await import('../../locales/en/worklist-almacen.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/worklist-almacen.gen.json')).default],
  },
};

export default worklist;
