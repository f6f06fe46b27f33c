// Generated from schemas/worklists/auditor.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import type { WorklistModule } from '#platform/web/shell/home/worklist-module';
import { draftName } from '#platform/web/ui/format/draft-name';
import { formatDate } from '#platform/web/ui/format/format-date';
import { recordNames } from '#platform/web/ui/resource/record-names';
import type { AlertaSanitaria } from '../../shared/types/alerta-sanitaria.gen';
import type { Conteo } from '../../shared/types/conteo.gen';
import type { EntradaExtraordinaria } from '../../shared/types/entrada-extraordinaria.gen';
import type { SalidaExtraordinaria } from '../../shared/types/salida-extraordinaria.gen';
import type { Solicitud } from '../../shared/types/solicitud.gen';

const worklist: WorklistModule = {
  name: 'auditor',
  sections: [
    {
      id: 'diferencias',
      resource: 'solicitud',
      keyName: 'solicitudId',
      filter: { estatus: 'RECIBIDA_CON_DIFERENCIAS' },
      sort: { field: 'vence', order: 'ASC' },
      when: { source: 'vence', type: 'datetime', due: true },
      fact: { source: 'piezasSinRecibir', type: 'integer' },
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
      filter: { estatus: 'EN_REVISION' },
      sort: { field: 'estatusDesde', order: 'ASC' },
      when: { source: 'estatusDesde', type: 'datetime' },
      fact: { source: 'diferencias', type: 'integer' },
      ...recordNames<Conteo>({
        recordLabel: (record) => textOf`${record.folio}`,
        recordDetail: (record) => textOf`${record.almacenNombre} · ${formatDate(record.fechaProgramada)}`,
      }),
    },
    {
      id: 'salidas',
      resource: 'salida-extraordinaria',
      keyName: 'salidaExtraordinariaId',
      filter: { estatus: 'PENDIENTE_AUTORIZAR' },
      sort: { field: 'estatusDesde', order: 'ASC' },
      when: { source: 'estatusDesde', type: 'datetime' },
      fact: { source: 'piezas', type: 'integer' },
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
      filter: { estatus: 'PENDIENTE_AUTORIZAR' },
      sort: { field: 'estatusDesde', order: 'ASC' },
      when: { source: 'estatusDesde', type: 'datetime' },
      fact: { source: 'piezas', type: 'integer' },
      ...recordNames<EntradaExtraordinaria>({
        recordLabel: (record) =>
          textOf`${record.folio}` ||
          draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
        recordDetail: (record) => textOf`${record.almacenNombre} · ${record.motivoEntradaExtraordinariaNombre}`,
      }),
    },
    {
      id: 'alertas',
      resource: 'alerta-sanitaria',
      keyName: 'alertaSanitariaId',
      filter: { estatus: 'EMITIDA', porResponder: { gt: 0 } },
      sort: { field: 'estatusDesde', order: 'ASC' },
      when: { source: 'estatusDesde', type: 'datetime' },
      fact: {
        source: 'clase',
        type: 'enum',
        choices: {
          name: 'ClaseAlerta',
          options: [
            { value: 'I', tone: 'danger', icon: 'alert' },
            { value: 'II', tone: 'warning', icon: 'alert' },
            { value: 'III', tone: 'info', icon: 'flag' },
          ],
        },
      },
      ...recordNames<AlertaSanitaria>({
        recordLabel: (record) =>
          textOf`${record.folio}` ||
          draftName(record.fechaCreacion, { es: 'Borrador', en: 'Draft', 'es-mx': 'Borrador' }),
        recordDetail: (record) => textOf`${record.insumoNombre} · ${record.numeroLote}`,
      }),
    },
  ],
  labels: {
    es: async () => [(await import('../../locales/es/worklist-auditor.gen.json')).default],
    en: async () => [(await import('../../locales/en/worklist-auditor.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/worklist-auditor.gen.json')).default],
  },
};

export default worklist;
