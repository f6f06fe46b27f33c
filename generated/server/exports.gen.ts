// Generated from schemas/endpoints by `npm run generate`. Do not edit: your change would be lost.

import type { ExportResult, ExportSpec } from '#platform/shared/export';
import type { OperationTypes } from '../shared/operations.gen';

export type ExportName = 'bitacoraExportar';

/** One row of each file. */
export interface ExportRows {
  readonly bitacoraExportar: {
    readonly bitacoraId: number | null;
    readonly fecha: string | null;
    readonly persona: string | null;
    readonly unidad: string | null;
    readonly accion: string | null;
    readonly paso: string | null;
    readonly tipo: string | null;
    readonly clave: string | null;
    readonly registro: string | null;
    readonly campos: number | null;
    readonly registros: number | null;
    readonly motivo: string | null;
    readonly ip: string | null;
    readonly dispositivo: string | null;
    readonly peticion: string | null;
    readonly orden: number | null;
    readonly huella: string | null;
  };
}

/** What a handler is given: parameters, checked, without the format of the file; and whatever the server adds as context. */
export type ExportHandler<Name extends ExportName, Context> = (
  params: Omit<NonNullable<OperationTypes[Name]['params']>, 'formato'>,
  context: Context,
) => Promise<ExportResult<ExportRows[Name]>>;

/** Handlers by name. An export without a handler does not compile. */
export interface Exports<Context> {
  /** GET /api/seguridad/bitacora/exportar: Exports all events that a search finds, newest first, with the columns of the screen and without the changed values. */
  readonly bitacoraExportar: ExportHandler<'bitacoraExportar', Context>;
}

/** Names and columns of the files. */
export const EXPORTS: Readonly<Record<ExportName, ExportSpec>> = {
  bitacoraExportar: {
    name: 'bitacora',
    columns: [
      { field: 'bitacoraId', labels: { es: 'Evento', en: 'Event', 'es-mx': 'Evento' }, format: 'integer' },
      {
        field: 'fecha',
        labels: { es: 'Fecha y hora', en: 'Date and time', 'es-mx': 'Fecha y hora' },
        format: 'datetime',
      },
      { field: 'persona', labels: { es: 'Persona', en: 'Person', 'es-mx': 'Persona' }, format: 'text' },
      {
        field: 'unidad',
        labels: { es: 'Unidad de la persona', en: 'Person’s unit', 'es-mx': 'Unidad de la persona' },
        format: 'text',
      },
      { field: 'accion', labels: { es: 'Qué hizo', en: 'What they did', 'es-mx': 'Qué hizo' }, format: 'text' },
      { field: 'paso', labels: { es: 'Paso', en: 'Step', 'es-mx': 'Paso' }, format: 'text' },
      {
        field: 'tipo',
        labels: { es: 'Tipo de registro', en: 'Kind of record', 'es-mx': 'Tipo de registro' },
        format: 'text',
      },
      {
        field: 'clave',
        labels: { es: 'Clave del registro', en: 'Record’s key', 'es-mx': 'Clave del registro' },
        format: 'text',
      },
      { field: 'registro', labels: { es: 'Registro', en: 'Record', 'es-mx': 'Registro' }, format: 'text' },
      {
        field: 'campos',
        labels: { es: 'Campos cambiados', en: 'Fields changed', 'es-mx': 'Campos cambiados' },
        format: 'integer',
      },
      {
        field: 'registros',
        labels: {
          es: 'Registros mostrados o descargados',
          en: 'Records shown or downloaded',
          'es-mx': 'Registros mostrados o descargados',
        },
        format: 'integer',
      },
      { field: 'motivo', labels: { es: 'Motivo', en: 'Reason', 'es-mx': 'Motivo' }, format: 'text' },
      { field: 'ip', labels: { es: 'Dirección IP', en: 'IP address', 'es-mx': 'Dirección IP' }, format: 'text' },
      { field: 'dispositivo', labels: { es: 'Dispositivo', en: 'Device', 'es-mx': 'Dispositivo' }, format: 'text' },
      {
        field: 'peticion',
        labels: { es: 'Identificador de la petición', en: 'Request id', 'es-mx': 'Identificador de la petición' },
        format: 'text',
      },
      {
        field: 'orden',
        labels: { es: 'Lugar en la cadena', en: 'Place in the chain', 'es-mx': 'Lugar en la cadena' },
        format: 'integer',
      },
      { field: 'huella', labels: { es: 'Huella', en: 'Digest', 'es-mx': 'Huella' }, format: 'text' },
    ],
  },
};
