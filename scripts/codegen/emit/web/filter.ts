import type { Field } from '../../model';
import type { WebContext } from './context';
import type { Imports } from './imports';
import { choices } from './value-spec';

/** Returns a field's filter as a `FilterSpec` (src/platform/web/ui/list/filter-spec.ts); null without one. */
export function filterOf(
  field: Field,
  source: string,
  context: WebContext,
  imports: Imports,
): Record<string, unknown> | null {
  const enumType = field.enumType ?? field.item?.enumType;
  const reference = field.reference ?? field.item?.reference;
  switch (field.filter) {
    case null:
      return null;
    case 'boolean':
      return { source, kind: 'boolean' };
    case 'reference':
      return reference
        ? {
            source,
            kind: 'reference',
            reference: reference.entity,
            permission: context.entities.get(reference.entity)?.permissions.list,
          }
        : null;
    case 'range':
      return { source, kind: 'range', of: rangeOf(field), unit: field.unit ?? undefined };
    case 'contains':
      return { source, kind: 'contains' };
    case 'set':
    case 'equals':
      if (enumType) return { source, kind: 'set', choices: choices(enumType.name, context, imports) };
      return { source, kind: 'equals', of: field.kind === 'integer' || field.kind === 'number' ? 'number' : 'text' };
  }
}

function rangeOf({ kind }: Field): 'number' | 'date' | 'datetime' {
  return kind === 'date' || kind === 'datetime' ? kind : 'number';
}
