// Generated from schemas/entities/inventario/temperatura.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { estadoLectura } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  equipoFrioId: { type: 'reference', reference: 'equipo-frio', permission: 'inventario.ver' },
  temperatura: { type: 'number', scale: 1, unit: '°C' },
  fecha: { type: 'datetime' },
  humedad: { type: 'number', scale: 0, unit: '%' },
  minimaRegistrada: { type: 'number', scale: 1, unit: '°C' },
  maximaRegistrada: { type: 'number', scale: 1, unit: '°C' },
  fueraDeRango: { type: 'boolean' },
  estado: { type: 'enum', choices: estadoLectura },
  accion: { type: 'longText' },
  corrigeId: { type: 'reference', reference: 'temperatura', permission: 'inventario.ver' },
  observaciones: { type: 'longText' },
  responsableId: { type: 'reference', reference: 'usuario', permission: 'usuario.ver' },
  equipo: { type: 'text' },
  almacenId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  minima: { type: 'number', scale: 1, unit: '°C' },
  maxima: { type: 'number', scale: 1, unit: '°C' },
};
