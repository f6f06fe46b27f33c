import type { Field, JsonSchema, TransitionLines } from '../model';
import type { AUDIT_FIELDS, BareEntity } from './entity';

/** Returns the JSON Schema of an entity as the server returns it: all fields are present, and empty ones are null. */
export function readSchemaOf(entity: BareEntity, all: ReadonlyMap<string, BareEntity>): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  if (entity.key.kind === 'serial')
    properties[entity.key.name] = { type: entity.key.type === 'text' ? 'string' : 'integer' };
  for (const field of entity.fields) {
    if (field.embed) properties[field.embed.keyName] = { type: 'integer' };
    const filled = alwaysFilled(field) || field.blank || field.related !== null;
    properties[field.name] = filled ? readField(field, all) : nullable(readField(field, all));
    if (field.reference?.labelField)
      properties[field.reference.labelField] = { type: filled ? 'string' : ['string', 'null'], readOnly: true };
  }
  if (entity.backend === 'server') Object.assign(properties, AUDIT);
  // Lines and related records are returned with a single record, not with the rows of a list.
  const lines = new Set(entity.fields.filter((field) => field.lines || field.related).map((field) => field.name));
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => !lines.has(name)),
    additionalProperties: false,
  };
}

/** Returns the JSON Schema of a create or update request: writable fields only, empty ones omitted. */
export function writeSchemaOf(
  entity: BareEntity,
  all: ReadonlyMap<string, BareEntity>,
  within: readonly string[] = [],
): JsonSchema {
  const writable = entity.fields.filter((field) => !field.readOnly);
  const properties: Record<string, JsonSchema> = {};
  for (const field of writable) {
    if (field.embed) properties[field.embed.keyName] = { type: 'integer', minimum: 1 };
    properties[field.name] = writeField(field, all, [...within, entity.name]);
  }
  return {
    type: 'object',
    properties,
    required: writable.filter(alwaysRequired).map((field) => field.name),
    additionalProperties: false,
  };
}

/** Returns the JSON Schema of a step's request: its form, and for each line the columns that the step fills in. */
export function transitionSchemaOf(fields: readonly Field[], lines: TransitionLines | null): JsonSchema {
  const none = new Map<string, BareEntity>();
  const properties: Record<string, JsonSchema> = Object.fromEntries(
    fields.map((field) => [field.name, writeField(field, none, [])]),
  );
  if (lines) {
    const columns = Object.fromEntries(lines.fields.map((field) => [field.name, writeField(field, none, [])]));
    properties[lines.field] = {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: { [lines.key]: { type: 'integer', minimum: 1 }, ...columns },
        required: [lines.key, ...lines.fields.filter(alwaysRequired).map(({ name }) => name)],
        additionalProperties: false,
      },
    };
  }
  return {
    type: 'object',
    properties,
    required: [...fields.filter(alwaysRequired).map(({ name }) => name), ...(lines ? [lines.field] : [])],
    additionalProperties: false,
  };
}

/** Returns true when a field always has a value: one that can be hidden or is conditionally required may be empty. */
export function alwaysFilled(field: Field): boolean {
  return field.required && !field.when && !field.requiredWhen;
}

/**
 * Returns true when a request must contain the field. A field with a condition is required only while visible, and an embedded record may
 * be linked by its key instead.
 */
function alwaysRequired(field: Field): boolean {
  return alwaysFilled(field) && !field.embed;
}

const AUDIT: Readonly<Record<(typeof AUDIT_FIELDS)[number], JsonSchema>> = {
  activo: { type: 'boolean' },
  version: { type: 'integer' },
  creadoPor: { type: ['integer', 'null'] },
  fechaCreacion: { type: 'string', format: 'date-time' },
  modificadoPor: { type: ['integer', 'null'] },
  fechaModificacion: { type: 'string', format: 'date-time' },
};

function readField(field: Field, all: ReadonlyMap<string, BareEntity>): JsonSchema {
  const nested = (fields: readonly Field[]): JsonSchema => ({
    type: 'object',
    properties: Object.fromEntries(
      fields.map((child) => [
        child.name,
        alwaysFilled(child) ? readField(child, all) : nullable(readField(child, all)),
      ]),
    ),
    required: fields.filter(alwaysFilled).map((child) => child.name),
    additionalProperties: false,
  });
  switch (field.kind) {
    case 'embed': {
      const target = field.embed && all.get(field.embed.entity);
      return target ? readSchemaOf(target, all) : { type: 'object' };
    }
    case 'object':
      return nested(field.fields);
    case 'records':
      return { type: 'array', items: nested(field.fields) };
    case 'lines':
      return { type: 'array', items: readLine(field, nested(field.fields)) };
    case 'list':
      return { type: 'array', items: field.item ? readField(field.item, all) : {} };
    default:
      return scalar(field, false);
  }
}

function writeField(field: Field, all: ReadonlyMap<string, BareEntity>, within: readonly string[]): JsonSchema {
  return { ...typeOf(field, all, within), ...field.valueSchema };
}

function typeOf(field: Field, all: ReadonlyMap<string, BareEntity>, within: readonly string[]): JsonSchema {
  const nested = (fields: readonly Field[]): JsonSchema => {
    const writable = fields.filter((child) => !child.readOnly);
    return {
      type: 'object',
      properties: Object.fromEntries(writable.map((child) => [child.name, writeField(child, all, within)])),
      required: writable.filter(alwaysRequired).map((child) => child.name),
      additionalProperties: false,
    };
  };
  switch (field.kind) {
    case 'embed': {
      const target = field.embed && all.get(field.embed.entity);
      return target && !within.includes(target.name) ? writeSchemaOf(target, all, within) : { type: 'object' };
    }
    case 'object':
      return nested(field.fields);
    case 'records':
      return { type: 'array', items: nested(field.fields), ...arrayLimits(field) };
    // An existing line is sent with its key.
    case 'lines':
      return {
        type: 'array',
        items: withProperties(
          nested(field.fields),
          field.lines ? { [field.lines.key]: { type: 'integer', minimum: 1 } } : {},
        ),
        ...arrayLimits(field),
      };
    case 'list':
      return {
        type: 'array',
        items: field.item ? writeField(field.item, all, within) : {},
        uniqueItems: true,
        ...arrayLimits(field),
      };
    default:
      return scalar(field, true);
  }
}

/** Returns the schema of a line as read: with its key, and labels beside its references. */
function readLine({ lines, fields }: Field, item: JsonSchema): JsonSchema {
  const labels = Object.fromEntries(
    fields.flatMap((child) =>
      child.reference?.labelField ? [[child.reference.labelField, { type: ['string', 'null'], readOnly: true }]] : [],
    ),
  );
  const whole = withProperties(item, { ...(lines ? { [lines.key]: { type: 'integer' } } : {}), ...labels });
  return lines ? { ...whole, required: [lines.key, ...(item['required'] as string[])] } : whole;
}

function withProperties(schema: JsonSchema, more: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { ...schema, properties: { ...more, ...(schema['properties'] as Record<string, JsonSchema>) } };
}

/** Returns the schema of a scalar. Limits apply only to writes, because stored values may predate them. */
function scalar(field: Field, limits: boolean): JsonSchema {
  if (field.enumType) return { type: 'string', enum: field.enumType.options.map((option) => option.value) };
  const type = {
    text: 'string',
    date: 'string',
    datetime: 'string',
    time: 'string',
    integer: 'integer',
    number: 'number',
    boolean: 'boolean',
  }[field.kind as 'text'];
  const format = field.format ? { format: field.format } : {};
  if (!limits) return { type, ...format };
  const length =
    type === 'string' && !field.format?.match(/^(date|date-time|time)$/)
      ? {
          ...(field.required || field.minLength ? { minLength: field.minLength ?? 1 } : {}),
          ...(field.maxLength ? { maxLength: field.maxLength } : {}),
        }
      : {};
  return {
    type,
    ...format,
    ...length,
    ...(field.pattern === null ? {} : { pattern: field.pattern }),
    ...(field.minimum === null ? {} : { minimum: field.minimum }),
    ...(field.maximum === null ? {} : { maximum: field.maximum }),
  };
}

function arrayLimits(field: Field): JsonSchema {
  return {
    ...(field.minimum === null ? {} : { minItems: field.minimum }),
    ...(field.maximum === null ? {} : { maxItems: field.maximum }),
  };
}

function nullable(schema: JsonSchema): JsonSchema {
  const type = schema['type'];
  if (type === undefined) return schema;
  const values = schema['enum'];
  return {
    ...schema,
    type: [...(Array.isArray(type) ? type : [type]), 'null'],
    ...(Array.isArray(values) ? { enum: [...(values as string[]), null] } : {}),
  };
}
