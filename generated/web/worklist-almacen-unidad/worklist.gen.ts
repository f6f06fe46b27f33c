// Generated from schemas/worklists/almacen-unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import type { WorklistModule } from '#platform/web/shell/home/worklist-module';
import { draftName } from '#platform/web/ui/format/draft-name';
import { formatDate } from '#platform/web/ui/format/format-date';
import { recordNames } from '#platform/web/ui/resource/record-names';
import type { CartaCanje } from '../../shared/types/carta-canje.gen';
import type { Conteo } from '../../shared/types/conteo.gen';
import type { Evento } from '../../shared/types/evento.gen';
import type { Recepcion } from '../../shared/types/recepcion.gen';
import type { Solicitud } from '../../shared/types/solicitud.gen';

const worklist: WorklistModule = {
  name: 'almacen-unidad',
  sections: [
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
      id: 'surtir',
      resource: 'solicitud',
      keyName: 'solicitudId',
      filter: { paso: ['tomar', 'autorizar', 'iniciarSurtimiento', 'confirmarSurtido', 'embarcar'] },
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
      id: 'conteos',
      resource: 'conteo',
      keyName: 'conteoId',
      filter: { paso: ['iniciar', 'terminar', 'terminarReconteo'] },
      sort: { field: 'fechaProgramada', order: 'ASC' },
      when: { source: 'fechaProgramada', type: 'date', due: true },
      fact: {
        source: 'tipo',
        type: 'enum',
        choices: {
          name: 'TipoConteo',
          options: [
            { value: 'GENERAL' },
            { value: 'CICLICO' },
            { value: 'CONTROLADOS' },
            { value: 'ALEATORIO' },
            { value: 'CORTE_TURNO' },
          ],
        },
      },
      ...recordNames<Conteo>({
        recordLabel: (record) => textOf`${record.folio}`,
        recordDetail: (record) => textOf`${record.almacenNombre} · ${formatDate(record.fechaProgramada)}`,
      }),
    },
    {
      id: 'canjes',
      resource: 'carta-canje',
      keyName: 'cartaCanjeId',
      filter: { paso: 'solicitarCanje', canjeSolicitado: { null: true } },
      sort: { field: 'vigenciaFecha', order: 'ASC' },
      when: { source: 'vigenciaFecha', type: 'date', due: true },
      fact: { source: 'saldo', type: 'integer' },
      action: 'solicitarCanje',
      ...recordNames<CartaCanje>({
        recordLabel: (record) => textOf`${record.folio}`,
        recordDetail: (record) => textOf`${record.memoFolio} · ${record.proveedorNombre}`,
      }),
    },
  ],
  labels: {
    es: async () => [(await import('../../locales/es/worklist-almacen-unidad.gen.json')).default],
    en: async () => [(await import('../../locales/en/worklist-almacen-unidad.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/worklist-almacen-unidad.gen.json')).default],
  },
};

export default worklist;
