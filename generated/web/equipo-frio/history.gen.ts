// Generated from schemas/entities/inventario/equipo-frio.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { tipoEquipoFrio } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  clave: { type: 'text' },
  nombre: { type: 'text' },
  almacenId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  tipo: { type: 'enum', choices: tipoEquipoFrio },
  minima: { type: 'number', scale: 1, unit: '°C' },
  maxima: { type: 'number', scale: 1, unit: '°C' },
  lecturasPorDia: { type: 'integer' },
  ultimaFalta: { type: 'date' },
};
