// Generated from schemas/entities/consulta/adenda.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  consultaId: { type: 'reference', reference: 'consulta', permission: 'consulta.ver' },
  texto: { type: 'longText' },
  pacienteId: { type: 'reference', reference: 'paciente', permission: 'paciente.ver' },
  autorId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  nombre: { type: 'text' },
  cedula: { type: 'text' },
  fecha: { type: 'datetime' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
};
