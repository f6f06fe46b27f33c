import type { Entity, Field, Model } from '../../model';
import { literal, quote } from '../code';
import { entityNamed } from '../lookup';

export interface InverseCode {
  readonly code: string;
  readonly target: Entity;
}

/** Fields that come from the record that refers to this one, as questions of their own: nothing of them is stored here. */
export function inverseCodes(entity: Entity, model: Model): InverseCode[] {
  return entity.fields.flatMap((field): InverseCode[] => {
    const target = entityNamed(model, field.inverse?.entity);
    return field.inverse && target ? [{ target, code: descriptorOf(entity, field, field.inverse, target) }] : [];
  });
}

function descriptorOf(
  entity: Entity,
  field: Field,
  { by, field: theirs }: NonNullable<Field['inverse']>,
  target: Entity,
): string {
  const columnOf = (name: string) => target.fields.find((each) => each.name === name)?.column ?? target.key.column;
  // By another name, because an entity may refer to itself.
  const rows = `from \${${target.camel}} other where other."${columnOf(by)}" = \${${entity.camel}.${entity.key.name}}`;
  const question = theirs === null ? `exists (select 1 ${rows})` : `(select other."${columnOf(theirs)}" ${rows})`;
  // Inside another, so that the name of the own column keeps its table.
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
  const from = theirs === null ? [] : [`from: { value: ${target.camel}.${theirs}, by: ${target.camel}.${by} }`];
  return `{ ${[`name: ${quote(field.name)}`, `kind: ${quote(field.kind)}`, ...options, `expression: ${expression}`, ...from].join(', ')} },`;
}
