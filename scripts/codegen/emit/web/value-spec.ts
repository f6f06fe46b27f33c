import type { Field } from '../../model';
import { enumConst, ownEnums, stepEnums, type FormContext } from './context';
import type { Imports } from './imports';
import { code } from './jsx';

/** Returns the properties of a field's `ValueSpec` for display (src/platform/web/ui/values/value-spec.ts). */
export function valueSpec(field: Field, context: FormContext, imports: Imports): Record<string, unknown> {
  const { kind, widget, unit } = field;
  if (field.reference && kind !== 'list') return referenceSpec(field, context);
  switch (kind) {
    case 'enum':
      return { type: 'enum', choices: choices(field.enumType!.name, context, imports) };
    case 'list':
      return listSpec(field, context, imports);
    case 'integer':
      // A year is shown without a thousands separator.
      if (widget === 'year') return { type: 'text' };
      return unit ? { type: 'number', scale: 0, unit } : { type: 'integer' };
    case 'number':
      return widget === 'money'
        ? { type: 'money' }
        : { type: 'number', scale: field.scale ?? undefined, unit: unit ?? undefined };
    case 'text':
      return field.file ? { type: 'file', resource: context.entity.name } : { type: textType(field) };
    case 'records':
      return { type: widget === 'images' ? 'images' : kind };
    default:
      return { type: kind };
  }
}

function textType({ widget, mask, format }: Field): string {
  if (widget === 'email' || format === 'email') return 'email';
  if (widget === 'phone' || widget === 'url' || widget === 'color' || widget === 'richText' || widget === 'image')
    return widget;
  if (widget === 'textarea') return 'longText';
  return mask ? 'code' : 'text';
}

function referenceSpec({ reference, kind: _kind }: Field, { entities }: FormContext): Record<string, unknown> {
  const { entity, labelField } = reference!;
  return {
    type: 'reference',
    reference: entity,
    labelField: labelField ?? undefined,
    permission: entities.get(entity)?.permissions.get,
  };
}

/** A list of keys comes without names, so the screen asks for them with the permission to list the records. */
function listSpec({ item, reference }: Field, context: FormContext, imports: Imports): Record<string, unknown> {
  const target = reference ?? item?.reference;
  if (target)
    return {
      type: 'references',
      reference: target.entity,
      permission: context.entities.get(target.entity)?.permissions.list,
    };
  if (item?.enumType) return { type: 'enums', choices: choices(item.enumType.name, context, imports) };
  return { type: 'words' };
}

/** Imports the constant with an enum's choices from the entity that has it: this one, or an embedded one. */
export function choices(enumName: string, { entity, entities, actions }: FormContext, imports: Imports) {
  const owner =
    ownEnums(entity.fields).has(enumName) || stepEnums({ entity, actions }).has(enumName)
      ? entity.name
      : entity.fields
          .flatMap((field) => (field.embed ? [field.embed.entity] : []))
          .find((name) => ownEnums(entities.get(name)?.fields ?? []).has(enumName));
  const from = owner === undefined || owner === entity.name ? './enums.gen' : `../${owner}/enums.gen`;
  return code(imports.use(enumConst(enumName), from));
}
