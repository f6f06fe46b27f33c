// Generated from schemas/entities/inventario/plantilla-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { tipoAlmacen } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  nombre: { type: 'text' },
  unidadTipoId: { type: 'reference', reference: 'unidad-tipo', permission: 'catalogo.ver' },
  tipoAlmacen: { type: 'enum', choices: tipoAlmacen },
  'lineas.insumoId': { type: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  'lineas.minimo': { type: 'integer' },
  'lineas.puntoReorden': { type: 'integer' },
  'lineas.maximo': { type: 'integer' },
  'lineas.mesesCobertura': { type: 'number', scale: 2 },
  'lineas.diasEntrega': { type: 'integer' },
  'lineas.multiplo': { type: 'integer' },
};
