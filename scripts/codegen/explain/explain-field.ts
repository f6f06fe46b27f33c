import type { DescribedKeyword } from '../keywords/field-keyword';
import { saidOf } from '../keywords/read-keywords';
import type { Field } from '../model';

/**
 * Explains one field: everything generated from it, with reasons. One line, plus one for each nested field.
 *
 * @param keywords those of `x-field`
 */
export function explainField(field: Field, keywords: readonly DescribedKeyword[], indent = ''): string[] {
  const { name, source, kind, fields } = field;
  const facts = [
    `${kind}${field.scale === null ? '' : `(${field.scale} decimals)`}`,
    ...presence(field, keywords),
    ...limits(field),
    ...saidOf(keywords, field, 'explain').flatMap(({ keyword, value }) => keyword.explain?.(value) ?? []),
  ];
  return [
    `${indent}${name} (line ${source.line}): ${facts.join(', ')}`,
    ...fields.flatMap((inner) => explainField(inner, keywords, `${indent}  `)),
  ];
}

/** Presence of a field: required, optional or conditional. A keyword that supplies the value explains it instead. */
function presence(field: Field, keywords: readonly DescribedKeyword[]): string[] {
  if (saidOf(keywords, field, 'read').some(({ keyword }) => keyword.gives === 'answer' || keyword.gives === 'server'))
    return [];
  if (field.readOnly) return ['set by the server (`readOnly`)'];
  if (field.required) return ['required'];
  return field.requiredWhen ? [] : ['optional'];
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
