// Generated from schemas/worklists/farmacia.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import type { WorklistModule } from '#platform/web/shell/home/worklist-module';
import { draftName } from '#platform/web/ui/format/draft-name';
import { formatDate } from '#platform/web/ui/format/format-date';
import { recordNames } from '#platform/web/ui/resource/record-names';
import type { Conteo } from '../../shared/types/conteo.gen';
import type { DevolucionOrdenCargo } from '../../shared/types/devolucion-orden-cargo.gen';
import type { OrdenCargo } from '../../shared/types/orden-cargo.gen';
import type { Receta } from '../../shared/types/receta.gen';
import type { Solicitud } from '../../shared/types/solicitud.gen';

const worklist: WorklistModule = {
  name: 'farmacia',
  sections: [
    {
      id: 'recetas',
      resource: 'receta',
      keyName: 'recetaId',
      filter: { estatus: ['EMITIDA', 'SURTIDA_PARCIAL'] },
      sort: { field: 'fechaExpedicion', order: 'ASC' },
      when: { source: 'fechaExpedicion', type: 'datetime' },
      fact: { source: 'piezasPendientes', type: 'integer' },
      ...recordNames<Receta>({
        recordLabel: (record) =>
          textOf`${record.folio}` ||
          draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
        recordDetail: (record) => textOf`${record.pacienteNombre}`,
      }),
    },
    {
      id: 'ordenes',
      resource: 'orden-cargo',
      keyName: 'ordenCargoId',
      filter: { paso: 'tomar' },
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
      action: 'tomar',
      ...recordNames<OrdenCargo>({
        recordLabel: (record) =>
          textOf`${record.folio}` ||
          draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
        recordDetail: (record) => textOf`${record.pacienteNombre}`,
      }),
    },
    {
      id: 'devoluciones',
      resource: 'devolucion-orden-cargo',
      keyName: 'devolucionOrdenCargoId',
      filter: { paso: 'aceptar' },
      sort: { field: 'fechaSolicitud', order: 'ASC' },
      when: { source: 'fechaSolicitud', type: 'datetime' },
      fact: { source: 'piezas', type: 'integer' },
      action: 'aceptar',
      ...recordNames<DevolucionOrdenCargo>({
        recordLabel: (record) => textOf`${record.folio}`,
        recordDetail: (record) => textOf`${record.pacienteNombre}`,
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
  ],
  labels: {
    es: async () => [(await import('../../locales/es/worklist-farmacia.gen.json')).default],
    en: async () => [(await import('../../locales/en/worklist-farmacia.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/worklist-farmacia.gen.json')).default],
  },
};

export default worklist;
