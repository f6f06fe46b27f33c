// Generated from schemas/worklists/proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import type { WorklistModule } from '#platform/web/shell/home/worklist-module';
import { draftName } from '#platform/web/ui/format/draft-name';
import { recordNames } from '#platform/web/ui/resource/record-names';
import type { CartaCanje } from '../../shared/types/carta-canje.gen';
import type { Evento } from '../../shared/types/evento.gen';
import type { PropuestaCambio } from '../../shared/types/propuesta-cambio.gen';

const worklist: WorklistModule = {
  name: 'proveedor',
  sections: [
    {
      id: 'canjes',
      resource: 'carta-canje',
      keyName: 'cartaCanjeId',
      filter: { estatus: ['VIGENTE', 'APLICADA_PARCIAL'], canjeSolicitado: { null: false } },
      sort: { field: 'canjeLimite', order: 'ASC' },
      when: { source: 'canjeLimite', type: 'date', due: true },
      fact: { source: 'saldo', type: 'integer' },
      ...recordNames<CartaCanje>({
        recordLabel: (record) => textOf`${record.folio}`,
        recordDetail: (record) => textOf`${record.memoFolio} · ${record.proveedorNombre}`,
      }),
    },
    {
      id: 'borradores',
      resource: 'propuesta-cambio',
      keyName: 'propuestaCambioId',
      filter: { paso: 'enviar' },
      sort: { field: 'estatusLimite', order: 'ASC' },
      when: { source: 'estatusLimite', type: 'datetime', due: true },
      fact: { source: 'piezasEntran', type: 'integer' },
      action: 'enviar',
      ...recordNames<PropuestaCambio>({
        recordLabel: (record) =>
          textOf`${record.folio}` ||
          draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
        recordDetail: (record) => textOf`${record.proveedorNombre} · ${record.almacenNombre}`,
      }),
    },
    {
      id: 'envios',
      resource: 'propuesta-cambio',
      keyName: 'propuestaCambioId',
      filter: { paso: ['avisarEnvio', 'completar'] },
      sort: { field: 'fechaCompromiso', order: 'ASC' },
      when: { source: 'fechaCompromiso', type: 'date', due: true },
      fact: { source: 'piezasEntran', type: 'integer' },
      ...recordNames<PropuestaCambio>({
        recordLabel: (record) =>
          textOf`${record.folio}` ||
          draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
        recordDetail: (record) => textOf`${record.proveedorNombre} · ${record.almacenNombre}`,
      }),
    },
    {
      id: 'citas',
      resource: 'evento',
      keyName: 'eventoId',
      filter: { estatus: ['PROGRAMADA', 'AUTORIZADA'] },
      sort: { field: 'inicio', order: 'ASC' },
      when: { source: 'inicio', type: 'datetime', due: true },
      fact: { source: 'almacenNombre', type: 'text' },
      ...recordNames<Evento>({
        recordLabel: (record) => textOf`${record.folio}`,
        recordDetail: (record) => textOf`${record.pacienteNombre}`,
      }),
    },
  ],
  labels: {
    es: async () => [(await import('../../locales/es/worklist-proveedor.gen.json')).default],
    en: async () => [(await import('../../locales/en/worklist-proveedor.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/worklist-proveedor.gen.json')).default],
  },
};

export default worklist;
