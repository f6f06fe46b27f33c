// Generated from schemas/worklists/oficina-central.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import type { WorklistModule } from '#platform/web/shell/home/worklist-module';
import { draftName } from '#platform/web/ui/format/draft-name';
import { recordNames } from '#platform/web/ui/resource/record-names';
import type { EntradaExtraordinaria } from '../../shared/types/entrada-extraordinaria.gen';
import type { InsumoConfiguracion } from '../../shared/types/insumo-configuracion.gen';
import type { PropuestaCambio } from '../../shared/types/propuesta-cambio.gen';
import type { SalidaExtraordinaria } from '../../shared/types/salida-extraordinaria.gen';
import type { Solicitud } from '../../shared/types/solicitud.gen';

const worklist: WorklistModule = {
  name: 'oficina-central',
  sections: [
    {
      id: 'urgentes',
      resource: 'solicitud',
      keyName: 'solicitudId',
      filter: { urgente: true, paso: ['tomar', 'autorizar'] },
      sort: { field: 'vence', order: 'ASC' },
      when: { source: 'vence', type: 'datetime', due: true },
      fact: { source: 'claves', type: 'integer' },
      ...recordNames<Solicitud>({
        recordLabel: (record) =>
          textOf`${record.folio}` ||
          draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
        recordDetail: (record) => textOf`${record.almacenSolicitanteNombre} → ${record.almacenSurtidorNombre}`,
      }),
    },
    {
      id: 'por-autorizar',
      resource: 'solicitud',
      keyName: 'solicitudId',
      filter: { urgente: false, paso: ['tomar', 'autorizar'] },
      sort: { field: 'vence', order: 'ASC' },
      when: { source: 'vence', type: 'datetime', due: true },
      fact: { source: 'claves', type: 'integer' },
      ...recordNames<Solicitud>({
        recordLabel: (record) =>
          textOf`${record.folio}` ||
          draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
        recordDetail: (record) => textOf`${record.almacenSolicitanteNombre} → ${record.almacenSurtidorNombre}`,
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
      id: 'niveles',
      resource: 'insumo-configuracion',
      keyName: 'insumoConfiguracionId',
      filter: { autorizado: false },
      fact: { source: 'maximoPropuesto', type: 'integer' },
      ...recordNames<InsumoConfiguracion>({
        recordLabel: (record) => textOf`${record.insumoNombre}`,
        recordDetail: (record) => textOf`${record.insumoClave}`,
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
  labels: {
    es: async () => [(await import('../../locales/es/worklist-oficina-central.gen.json')).default],
    en: async () => [(await import('../../locales/en/worklist-oficina-central.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/worklist-oficina-central.gen.json')).default],
  },
};

export default worklist;
