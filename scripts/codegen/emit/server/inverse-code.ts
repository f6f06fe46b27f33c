import type { Entity, Field, Model } from '../../model';
import { literal, quote } from '../code';
import { entityNamed } from '../lookup';

export interface InverseCode {
  readonly code: string;
  readonly target: Entity;
}

/**
 * Returns subqueries for fields that are read from another record, which refers to this one or is referred to by it. Nothing is stored
 * here.
 */
export function inverseCodes(entity: Entity, model: Model): InverseCode[] {
  return inverseFields(entity, model).map(({ field, target }) => {
    const { inverse, through } = field;
    const asked = inverse ?? { by: target.key.name, field: through!.field, key: through!.reference };
    return { target, code: descriptorOf(entity, field, asked, target) };
  });
}

/** Fields that are read from another record, and the entity of that record. */
export function inverseFields(
  entity: Entity,
  model: Model,
): readonly { readonly field: Field; readonly target: Entity }[] {
  return entity.fields.flatMap((field) => {
    const { inverse, through } = field;
    const reference = through && entity.fields.find(({ name }) => name === through.reference)?.reference;
    const target = entityNamed(model, inverse ? inverse.entity : reference?.entity);
    return target ? [{ field, target }] : [];
  });
}

/** Lookup in another record: its reference, the field to read, and the field of this record it is compared with; the key by default. */
interface Asked {
  readonly by: string;
  readonly field: string | null;
  readonly key?: string;
}

function descriptorOf(
  entity: Entity,
  field: Field,
  { by, field: theirs, key = entity.key.name }: Asked,
  target: Entity,
): string {
  const columnOf = (name: string) => target.fields.find((each) => each.name === name)?.column ?? target.key.column;
  // Aliased, because an entity may refer to itself.
  const rows = `from \${${target.camel}} other where other."${columnOf(by)}" = \${${entity.camel}.${key}}`;
  const question = theirs === null ? `exists (select 1 ${rows})` : `(select other."${columnOf(theirs)}" ${rows})`;
  // Nested in another fragment, so that the own column keeps its table name.
  const expression = `sql\`\${sql\`${question}\`}\`${theirs === null ? '' : `.mapWith(${target.camel}.${theirs})`}`;
  const options = field.enumType
    ? [
        `options: ${literal(
          field.enumType.options.map(({ value }) => value),
          200,
        )}`,
        `enumName: ${quote(field.enumType.name)}`,
      ]
    : [];
  const own = key === entity.key.name ? '' : `, key: ${entity.camel}.${key}`;
  const from = theirs === null ? [] : [`from: { value: ${target.camel}.${theirs}, by: ${target.camel}.${by}${own} }`];
  return `{ ${[`name: ${quote(field.name)}`, `kind: ${quote(field.kind)}`, ...options, `expression: ${expression}`, ...from].join(', ')} },`;
}
