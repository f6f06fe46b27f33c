// Generated from schemas/entities/agenda/solicitud-agendada.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { estatusEvento, estatusSolicitud } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  folio: { type: 'text' },
  solicitudId: { type: 'reference', reference: 'solicitud', permission: 'solicitud.ver' },
  eventoId: { type: 'reference', reference: 'evento', permission: 'agenda.ver' },
  inicio: { type: 'datetime' },
  fin: { type: 'datetime' },
  fecha: { type: 'date' },
  anden: { type: 'text' },
  estatusEvento: { type: 'enum', choices: estatusEvento },
  estatusSolicitud: { type: 'enum', choices: estatusSolicitud },
  unidadSolicitanteId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  almacenSolicitanteId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  almacenSurtidorId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  unidadSurtidoraId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  claves: { type: 'integer' },
  piezas: { type: 'integer' },
  cajas: { type: 'integer' },
  tarimas: { type: 'integer' },
};
