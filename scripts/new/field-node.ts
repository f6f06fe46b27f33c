import type { Target } from './known-entities';

export const FIELD_KINDS = [
  'text',
  'longText',
  'integer',
  'decimal',
  'money',
  'date',
  'datetime',
  'boolean',
  'enum',
  'email',
  'phone',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

type Json = { readonly [key: string]: unknown };
const shape = (type: string, keywords: Json = {}, field: Json = {}) => ({ type, keywords, field });

const SHAPES: Readonly<Record<FieldKind, { readonly type: string; readonly keywords: Json; readonly field: Json }>> = {
  text: shape('string', { maxLength: 120 }, { list: true }),
  longText: shape('string', { maxLength: 1000 }, { widget: 'textarea' }),
  integer: shape('integer', { minimum: 0 }, { list: true, filter: 'range' }),
  decimal: shape('number', { minimum: 0, multipleOf: 0.01 }, { precision: 12, scale: 2 }),
  money: shape('number', { minimum: 0, multipleOf: 0.01 }, { widget: 'money', precision: 14, scale: 2 }),
  date: shape('string', { format: 'date' }, { list: true, filter: 'range' }),
  datetime: shape('string', { format: 'date-time' }),
  boolean: shape('boolean', { default: false }, { list: true, filter: true }),
  enum: shape(
    'string',
    { enum: ['UNO', 'OTRO'] },
    { list: true, filter: 'set', options: { UNO: { es: 'Uno', en: 'One' }, OTRO: { es: 'Otro', en: 'Other' } } },
  ),
  email: shape('string', { format: 'email', maxLength: 120 }),
  phone: shape('string', { pattern: '^\\d{10}$' }, { mask: 'phone' }),
};

/** Returns a starter field of a kind, or a reference to an entity. Titles are derived from the name, for the developer to correct. */
export function fieldNode(name: string, kind: FieldKind | Target): Json {
  const words = name
    .replace(/(Id|Clave|Codigo)$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  if (typeof kind === 'object')
    return {
      title: kind.title,
      type: kind.type,
      'x-field': { labels: { en: kind.english }, reference: kind.entity, list: true, filter: true },
    };
  const { type, keywords, field } = SHAPES[kind];
  return { title, type, ...keywords, 'x-field': { labels: { en: title }, ...field } };
}
