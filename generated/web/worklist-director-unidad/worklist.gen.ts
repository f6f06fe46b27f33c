// Generated from schemas/worklists/director-unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import type { WorklistModule } from '#platform/web/shell/home/worklist-module';
import { draftName } from '#platform/web/ui/format/draft-name';
import { formatDate } from '#platform/web/ui/format/format-date';
import { recordNames } from '#platform/web/ui/resource/record-names';
import type { AccesoEmergencia } from '../../shared/types/acceso-emergencia.gen';
import type { AlertaSanitaria } from '../../shared/types/alerta-sanitaria.gen';
import type { Conteo } from '../../shared/types/conteo.gen';
import type { EntradaExtraordinaria } from '../../shared/types/entrada-extraordinaria.gen';
import type { OrdenCargo } from '../../shared/types/orden-cargo.gen';
import type { SalidaExtraordinaria } from '../../shared/types/salida-extraordinaria.gen';

const worklist: WorklistModule = {
  name: 'director-unidad',
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
      id: 'conteos',
      resource: 'conteo',
      keyName: 'conteoId',
      filter: { paso: ['autorizar', 'aplicar'] },
      sort: { field: 'estatusDesde', order: 'ASC' },
      when: { source: 'estatusDesde', type: 'datetime' },
      fact: { source: 'diferencias', type: 'integer' },
      ...recordNames<Conteo>({
        recordLabel: (record) => textOf`${record.folio}`,
        recordDetail: (record) => textOf`${record.almacenNombre} · ${formatDate(record.fechaProgramada)}`,
      }),
    },
    {
      id: 'accesos',
      resource: 'acceso-emergencia',
      keyName: 'accesoEmergenciaId',
      filter: { paso: 'justificar' },
      sort: { field: 'desde', order: 'ASC' },
      when: { source: 'desde', type: 'datetime' },
      fact: { source: 'usuarioNombre', type: 'text' },
      action: 'justificar',
      ...recordNames<AccesoEmergencia>({
        recordLabel: (record) => textOf`${record.motivoAcceso}`,
        recordDetail: (record) => textOf`${record.pacienteNombre}`,
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
    es: async () => [(await import('../../locales/es/worklist-director-unidad.gen.json')).default],
    en: async () => [(await import('../../locales/en/worklist-director-unidad.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/worklist-director-unidad.gen.json')).default],
  },
};

export default worklist;
