import type { Field, OutputFile } from '../../model';
import { indent } from '../code';
import type { WebContext } from './context';
import { isLive } from '../is-live';
import { Imports, ui } from './imports';
import { inputOf } from './input';
import { element } from './jsx';
import { inTabs, type SectionCode } from './tabs';
import { valueSpec } from './value-spec';

/** `fields.gen.tsx`: the entity's inputs in their sections, for its own forms and for forms of entities that embed it. */
export function emitFields(context: WebContext): OutputFile[] {
  const { entity } = context;
  const imports = new Imports();
  const sections = entity.sections.flatMap((section): SectionCode[] => {
    const fields = section.fields
      .map((name) => entity.fields.find((field) => field.name === name)!)
      .filter((field) => !field.readOnly || isLive(field, entity));
    if (fields.length === 0) return [];
    const inputs = fields.map((field) =>
      field.readOnly
        ? derivedField(field, context, imports)
        : inputOf(field, context, imports, {
            plain: fields.length === 1 && (field.kind === 'object' || field.kind === 'lines' || field.matrix !== null),
          }),
    );
    return [
      {
        ...section,
        code: element(imports.use('FormSection', ui('form/page/FormSection')), { id: section.id }, inputs),
      },
    ];
  });
  const code = inTabs(sections, () => imports.use('FormTabs', ui('form/page/FormTabs')));
  return [
    {
      path: `web/${entity.name}/fields.gen.tsx`,
      sources: [entity.source.file],
      content: `${imports}
export function ${entity.pascal}Fields() {
  return (
    <>
${indent(code.join('\n'), 6)}
    </>
  );
}
`,
    },
  ];
}

/** Read-only field that follows from the inputs. Omitted when a later step sets it. */
function derivedField(field: Field, context: WebContext, imports: Imports): string {
  return element(imports.use('DerivedField', ui('form/derived/DerivedField')), {
    source: field.name,
    ...valueSpec(field, context, imports),
    hint: field.hint !== null,
    conditional: field.computed === null,
  });
}
