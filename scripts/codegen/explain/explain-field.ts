import type { Condition, Field } from '../model';

/** One field and all that the compiler makes of it, with the reason of each: a line, and one for each of its own fields. */
export function explainField(field: Field, indent = ''): string[] {
  const { name, source, kind, fields } = field;
  const facts = [
    `${kind}${field.scale === null ? '' : `(${field.scale} decimals)`}`,
    presence(field),
    ...(field.reference
      ? [
          `→ ${field.reference.entity}${field.reference.labelField ? `, with ${field.reference.labelField} on the wire` : ''} (\`reference\`)`,
        ]
      : []),
    ...(field.embed ? [`a ${field.embed.entity} edited as part of it (\`embed\`)`] : []),
    ...(field.lines ? [`table ${field.lines.table} (\`lines\`)`] : []),
    `${field.widget} input`,
    ...(field.mask ? [`mask ${field.mask}`] : []),
    ...limits(field),
    ...(field.listColumn ? [field.listColumn.hidden ? 'column on demand (`list.hidden`)' : 'column (`list`)'] : []),
    ...(field.filter ? [`${field.filter} filter (\`filter\`)`] : []),
    ...field.comparisons.map(({ than, strict }) =>
      strict ? `more than ${than} (\`above\`)` : `not less than ${than} (\`notBelow\`)`,
    ),
    ...(field.among ? [`one of ${field.among.entity}.${field.among.field} (\`among\`)`] : []),
    ...(field.startsFrom
      ? [`starts from ${field.startsFrom.reference}.${field.startsFrom.field} (\`startsFrom\`)`]
      : []),
    ...(field.rule ? [`rule ${field.rule}`] : []),
    ...(field.sensitive
      ? [`only with ${field.sensitive.permission}${field.sensitive.show ? ', in part without it' : ''} (\`sensitive\`)`]
      : []),
    ...(field.renamedFrom ? [`column renamed from ${field.renamedFrom}, data kept (\`renamedFrom\`)`] : []),
  ];
  return [
    `${indent}${name} (line ${source.line}): ${facts.join(', ')}`,
    ...fields.flatMap((inner) => explainField(inner, `${indent}  `)),
  ];
}

function presence({
  required,
  readOnly,
  when,
  requiredWhen,
  writeOnce,
  computed,
  count,
  inverse,
  related,
  copy,
}: Field): string {
  if (computed) return `not stored, ${computed.fn}(${computed.from.join(', ')}) gives it (\`computed\`)`;
  if (count) return `not stored, the active records of ${count.entity} whose ${count.field} refers here (\`count\`)`;
  if (inverse) return `not stored, from the ${inverse.entity} that refers to it by ${inverse.by} (\`inverse\`)`;
  if (related)
    return `not stored, the active records of ${related.entity} whose ${related.by} refers here, where it is read alone (\`related\`)`;
  if (copy) return `kept equal to ${copy.reference}.${copy.field} (\`copy\`)`;
  if (readOnly) return 'set by the server (`readOnly`)';
  const must = required
    ? 'required'
    : requiredWhen
      ? `required when ${said(requiredWhen)} (\`requiredWhen\`)`
      : 'optional';
  return `${must}${when ? `, there only when ${said(when)} (\`when\`)` : ''}${writeOnce ? ', never changed (`writeOnce`)' : ''}`;
}

function limits({ minLength, maxLength, minimum, maximum, pattern, enumType }: Field): string[] {
  const range = (least: number | null, most: number | null, of: string) =>
    least === null && most === null ? [] : [`${least ?? '…'} to ${most ?? '…'}${of}`];
  return [
    ...range(minLength, maxLength, ' characters'),
    ...range(minimum, maximum, ''),
    ...(pattern && !enumType ? [`like ${pattern}`] : []),
    ...(enumType ? [enumType.options.map(({ value }) => value).join(' | ')] : []),
  ];
}

/** A condition as a person would say it. */
function said(condition: Condition): string {
  switch (condition.op) {
    case 'equals':
      return `${condition.path} = ${JSON.stringify(condition.value)}`;
    case 'in':
      return `${condition.path} is one of ${condition.values.join(', ')}`;
    case 'filled':
      return `${condition.path} is filled`;
    case 'not':
      return `not (${said(condition.condition)})`;
    default:
      if (condition.conditions.length === 0) return 'sent';
      return condition.conditions.map((each) => `(${said(each)})`).join(condition.op === 'all' ? ' and ' : ' or ');
  }
}
