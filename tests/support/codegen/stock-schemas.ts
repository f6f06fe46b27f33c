import { BASE } from '../../../scripts/codegen/vocabulary/base';

type Json = Record<string, unknown>;
/** A schema that a test changes at will. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests reach into it at any depth
type SchemaNode = any;

const names = (es: string, en: string) => ({ es: { one: es, many: `${es}s` }, en: { one: en, many: `${en}s` } });
const integer = (title: string, english: string, own: Json = {}, more: Json = {}): Json => ({
  title,
  type: 'integer',
  ...more,
  'x-field': { labels: { en: english }, ...own },
});
const entity = (title: string, english: string, x: Json, properties: Json, required: string[]): Json => ({
  $schema: '../../meta/entity.json',
  title,
  type: 'object',
  'x-entity': { labels: names(title, english), ...x },
  properties,
  required,
});
const name = { title: 'Nombre', type: 'string', maxLength: 60, 'x-field': { labels: { en: 'Name' } } };
const place = () => ({
  almacenId: integer('Almacén', 'Warehouse', { reference: 'almacen', list: true }),
  insumoId: integer('Insumo', 'Supply', { reference: 'insumo', list: true }),
});

export const MOVEMENT = 'entities/inventario/movimiento.json';
export const STOCK = 'entities/inventario/existencia.json';
export const SETTING = 'entities/inventario/nivel.json';

/** Returns a small stock: movements as a ledger, levels that people set, and the stock, which follows the levels. */
export function stockSchemas(): Record<string, SchemaNode> {
  return structuredClone({
    'profiles.json': BASE['profiles.json'],
    'navigation.json': BASE['navigation.json'],
    'entities/inventario/almacen.json': entity('Almacén', 'Warehouse', { label: '{nombre}' }, { nombre: name }, [
      'nombre',
    ]),
    'entities/inventario/insumo.json': entity('Insumo', 'Supply', { label: '{nombre}' }, { nombre: name }, ['nombre']),
    [SETTING]: entity(
      'Nivel',
      'Level',
      { label: '{nombre}', unique: [['almacenId', 'insumoId']] },
      {
        ...place(),
        nombre: name,
        minimo: integer('Mínimo', 'Minimum', {}, { minimum: 0 }),
        maximo: integer('Máximo', 'Maximum', {}, { minimum: 0 }),
      },
      ['almacenId', 'insumoId', 'nombre'],
    ),
    [STOCK]: entity(
      'Existencia',
      'Stock',
      {
        label: '{nombre}',
        operations: ['list', 'get'],
        unique: [['almacenId', 'insumoId']],
        indexes: [['almacenId', 'nombre'], ['insumoId', 'almacenId'], ['estado']],
        sort: { field: 'nombre' },
        search: [],
        follows: { entity: 'nivel', by: ['almacenId', 'insumoId'], fields: ['minimo', 'maximo'], start: ['nombre'] },
      },
      {
        ...place(),
        nombre: { ...name, readOnly: true },
        existencia: integer('Existencia', 'In stock', { list: { total: true } }, { default: 0, readOnly: true }),
        reservada: integer('Reservada', 'Reserved', {}, { default: 0, readOnly: true }),
        minimo: integer('Mínimo', 'Minimum', {}, { readOnly: true }),
        maximo: integer('Máximo', 'Maximum', {}, { readOnly: true }),
        disponible: integer('Disponible', 'Available', {
          generated: '{existencia} - {reservada}',
          list: true,
          filter: true,
        }),
        estado: {
          title: 'Estado',
          type: 'string',
          enum: ['BIEN', 'BAJA', 'SIN'],
          'x-field': {
            labels: { en: 'State' },
            options: {
              BIEN: { es: 'Bien', en: 'Fine' },
              BAJA: { es: 'Baja', en: 'Low' },
              SIN: { es: 'Sin', en: 'None' },
            },
            list: true,
            filter: true,
            generated:
              "case when {existencia} - {reservada} <= 0 then 'SIN' when {existencia} - {reservada} < coalesce({minimo}, 0) then 'BAJA' else 'BIEN' end",
          },
        },
      },
      ['almacenId', 'insumoId', 'disponible', 'estado'],
    ),
    [MOVEMENT]: entity(
      'Movimiento',
      'Movement',
      {
        label: '{consecutivo}',
        sort: { field: 'consecutivo', direction: 'desc' },
        indexes: [['almacenId', 'consecutivo']],
        search: [],
        ledger: {
          sequence: { field: 'consecutivo', within: ['almacenId', 'insumoId'] },
          balance: { field: 'saldo', adds: 'entrada', takes: 'salida' },
          reversal: 'reversaDeId',
        },
      },
      {
        ...place(),
        consecutivo: integer('Consecutivo', 'Number', { list: true }),
        entrada: integer('Entrada', 'In', {}, { minimum: 0 }),
        salida: integer('Salida', 'Out', {}, { minimum: 0 }),
        saldo: integer('Saldo', 'Balance'),
        reversaDeId: integer('Revierte a', 'Reverses', { reference: 'movimiento' }),
      },
      ['almacenId', 'insumoId', 'consecutivo', 'entrada', 'salida', 'saldo'],
    ),
  });
}
