import type { Field } from '../../model';
import type { FormContext } from './context';
import { type Imports, ui } from './imports';
import { linesInput } from './lines';
import { element } from './jsx';
import { matrixCode } from './matrices';
import { choices } from './value-spec';

interface InputOptions {
  /** True when the group is the only content of its section and needs no frame or title. */
  readonly plain?: boolean;
}

/** Returns the input of one field as JSX. Inputs of groups, rows and embedded records contain those of their fields. */
export function inputOf(
  field: Field,
  context: FormContext,
  imports: Imports,
  { plain = false }: InputOptions = {},
): string {
  const common = { source: field.name, required: field.required, hint: field.hint !== null };
  const input = (tag: string, props: Record<string, unknown> = {}, children: readonly string[] = []) =>
    element(imports.use(tag, ui(`form/inputs/${tag}`)), { ...common, ...props }, children);
  const inside = () => field.fields.filter((child) => !child.readOnly).map((child) => inputOf(child, context, imports));

  switch (field.widget) {
    case 'reference':
      return input('ReferenceInput', {
        ...referenceProps(field),
        labelField: field.reference?.labelField ?? undefined,
      });
    case 'references':
      return input('ReferencesInput', { ...referenceProps(field), wide: true });
    case 'select':
    case 'radio':
    case 'multiselect':
      return input(
        field.widget === 'select' ? 'SelectInput' : field.widget === 'radio' ? 'RadioInput' : 'MultiSelect',
        {
          choices: choices(enumNameOf(field), context, imports),
          wide: field.widget === 'multiselect',
        },
      );
    case 'tags':
      return input('TagsInput', { numbers: field.item?.kind === 'integer' || field.item?.kind === 'number' });
    case 'switch':
      return input('SwitchInput');
    case 'date':
      return input('DateInput');
    case 'datetime':
      return input('DateTimeInput');
    case 'time':
      return input('TimeInput');
    case 'year':
      return input('NumberInput', { integer: true });
    case 'number':
      return input('NumberInput', {
        integer: field.kind === 'integer',
        scale: field.scale ?? undefined,
        unit: field.unit ?? undefined,
      });
    case 'money':
      return input('MoneyInput');
    case 'textarea':
      return input('TextArea', { wide: true });
    case 'richText':
      return input('RichTextInput', { maxLength: field.maxLength ?? undefined, wide: true });
    case 'file':
      return input('PictureInput', { resource: context.entity.name, square: field.file === 'portrait', wide: true });
    case 'images':
      return input('ImagesInput', { max: maxItems(field), wide: true });
    case 'object':
      return input('ObjectFields', { plain }, inside());
    case 'lines':
      return linesInput(field, context, imports, common, plain);
    case 'matrix':
      return input('MatrixInput', { matrix: matrixCode(field, imports), wide: true, plain });
    case 'records':
      return input('RecordsInput', { maxItems: maxItems(field) }, inside());
    case 'embed': {
      const fields = `${context.entities.get(field.embed!.entity)!.pascal}Fields`;
      imports.use(fields, `../${field.embed!.entity}/fields.gen`);
      return element(imports.use('EmbedFields', ui('form/inputs/EmbedFields')), { source: field.name }, [
        `<${fields} />`,
      ]);
    }
    default:
      return input('TextInput', {
        type: field.widget === 'email' || field.widget === 'phone' || field.widget === 'url' ? field.widget : undefined,
        mask: field.mask ?? undefined,
        maxLength: field.maxLength ?? undefined,
      });
  }
}

function referenceProps(field: Field): Record<string, unknown> {
  const reference = (field.reference ?? field.item?.reference)!;
  return {
    reference: reference.entity,
    dependsOn: unlessEmpty(reference.dependsOn),
    fills: reference.fills || undefined,
    filter: unlessEmpty(reference.filter),
    canCreate: reference.canCreate,
  };
}

function unlessEmpty<Value extends object>(value: Value): Value | undefined {
  return Object.keys(value).length > 0 ? value : undefined;
}

function enumNameOf(field: Field): string {
  const type = field.enumType ?? field.item?.enumType;
  if (!type) throw new Error(`${field.name} has widget ${field.widget} but no enum`);
  return type.name;
}

function maxItems(field: Field): number | undefined {
  return field.maximum ?? undefined;
}
