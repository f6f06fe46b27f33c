// Generated from schemas/worklists/superusuario.json by `npm run generate`. Do not edit: your change would be lost.

import { textOf } from '#platform/shared/text/text-of';
import type { WorklistModule } from '#platform/web/shell/home/worklist-module';
import { draftName } from '#platform/web/ui/format/draft-name';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { recordNames } from '#platform/web/ui/resource/record-names';
import type { AccesoEmergencia } from '../../shared/types/acceso-emergencia.gen';
import type { AlertaSanitaria } from '../../shared/types/alerta-sanitaria.gen';
import type { Defuncion } from '../../shared/types/defuncion.gen';
import type { ImportacionInventario } from '../../shared/types/importacion-inventario.gen';
import type { RedHistorial } from '../../shared/types/red-historial.gen';
import type { Usuario } from '../../shared/types/usuario.gen';

const worklist: WorklistModule = {
  name: 'superusuario',
  sections: [
    {
      id: 'caidas',
      resource: 'red-historial',
      keyName: 'redHistorialId',
      filter: { tipo: 'CAIDA', fin: { null: true } },
      sort: { field: 'inicio', order: 'ASC' },
      when: { source: 'inicio', type: 'datetime' },
      fact: { source: 'unidadNombre', type: 'text' },
      ...recordNames<RedHistorial>({
        recordLabel: (record) => textOf`${record.dispositivoId}`,
        recordDetail: (record) => textOf`${record.ruta}`,
      }),
    },
    {
      id: 'cuentas',
      resource: 'usuario',
      keyName: 'usuarioId',
      filter: { estatus: 'BLOQUEADO' },
      fact: { source: 'perfilNombre', type: 'text' },
      ...recordNames<Usuario>({
        recordLabel: (record) =>
          textOf`${record.persona?.nombre} ${record.persona?.primerApellido} ${record.persona?.segundoApellido}`,
        recordDetail: (record) => textOf`${record.email}`,
      }),
    },
    {
      id: 'importaciones',
      resource: 'importacion-inventario',
      keyName: 'importacionInventarioId',
      filter: { estatus: 'REVISADA' },
      sort: { field: 'fechaRevision', order: 'ASC' },
      when: { source: 'fechaRevision', type: 'datetime' },
      fact: { source: 'filas', type: 'integer' },
      ...recordNames<ImportacionInventario>({
        recordLabel: (record) => textOf`${record.archivoNombre}`,
        recordDetail: (record) => textOf`${record.folio} · ${record.almacenNombre}`,
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
      id: 'defunciones',
      resource: 'defuncion',
      keyName: 'defuncionId',
      filter: { paso: 'revertir' },
      sort: { field: 'fechaPeticion', order: 'ASC' },
      when: { source: 'fechaPeticion', type: 'datetime' },
      fact: {
        source: 'fuente',
        type: 'enum',
        choices: {
          name: 'FuenteDefuncion',
          options: [
            { value: 'ALTA_HOSPITALARIA' },
            { value: 'CERTIFICADO' },
            { value: 'AVISO_FAMILIAR' },
            { value: 'REGISTRO_CIVIL' },
          ],
        },
      },
      ...recordNames<Defuncion>({
        recordLabel: (record) => textOf`${formatDateTime(record.fechaHora)}`,
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
    es: async () => [(await import('../../locales/es/worklist-superusuario.gen.json')).default],
    en: async () => [(await import('../../locales/en/worklist-superusuario.gen.json')).default],
    'es-mx': async () => [(await import('../../locales/es/worklist-superusuario.gen.json')).default],
  },
};

export default worklist;
