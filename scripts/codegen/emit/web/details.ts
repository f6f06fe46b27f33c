import type { Entity, Field, OutputFile, Section } from '../../model';
import { indent } from '../code';
import type { WebContext } from './context';
import { Imports, ui } from './imports';
import { code, element, objectLiteral } from './jsx';
import { matrixCode } from './matrices';
import { inTabs, type SectionCode } from './tabs';
import { valueSpec } from './value-spec';

/** `details.gen.tsx`: the entity's fields in their sections, for reading, on its own page and on pages of entities that embed it. */
export function emitDetails(context: WebContext): OutputFile[] {
  const { entity } = context;
  const imports = new Imports();
  const sections = readingOrder(entity)
    .filter((section) => section.fields.length > 0)
    .map((section): SectionCode => {
      const fields = section.fields.map((name) => entity.fields.find((field) => field.name === name)!);
      const shown = fields.map((field) => detailOf(field, context, imports, fields.length === 1));
      return {
        ...section,
        code: element(imports.use('ShowSection', ui('show/ShowSection')), { id: section.id }, shown),
      };
    });
  const body = inTabs(sections, () => imports.use('SectionTabs', ui('page/SectionTabs')));
  return [
    {
      path: `web/${entity.name}/details.gen.tsx`,
      sources: [entity.source.file],
      content: `${imports}
export function ${entity.pascal}Details() {
  return (
    <>
${indent(body.join('\n'), 6)}
    </>
  );
}
`,
    },
  ];
}

/**
 * Returns the sections as they are read: on a document the one with its lines leads, because the head has the main facts. A note, whose
 * lines follow a section made mostly of long texts, keeps the order of its schema.
 */
function readingOrder({ sections, fields, lifecycle }: Entity): readonly Section[] {
  if (!lifecycle) return sections;
  const lines = new Set(fields.filter(({ kind }) => kind === 'lines').map(({ name }) => name));
  const isLeading = (section: Section) => section.fields.some((name) => lines.has(name));
  const isText = (name: string) => fields.some((field) => field.name === name && field.widget === 'textarea');
  const isWritten = (section: Section) => section.fields.filter(isText).length > section.fields.length / 2;
  if (sections.slice(0, sections.findIndex(isLeading)).some(isWritten)) return sections;
  return [...sections.filter(isLeading), ...sections.filter((section) => !isLeading(section))];
}

/**
 * Detail element of a field. Omits values that the server has not set yet.
 *
 * @param within group that contains the field; inside a group, an optional field without a value is omitted
 */
function detailOf(
  field: Field,
  context: WebContext,
  imports: Imports,
  alone: boolean,
  within: Field | null = null,
): string {
  const common = {
    source: field.name,
    conditional:
      field.when !== null ||
      (field.readOnly && field.computed === null && field.count === null) ||
      (within !== null && !field.required),
  };
  switch (field.kind) {
    case 'object':
      return element(
        imports.use('ShowGroup', ui('show/ShowGroup')),
        { ...common, plain: alone },
        field.fields.map((child) => detailOf(child, context, imports, false, field)),
      );
    case 'embed': {
      const details = `${context.entities.get(field.embed!.entity)!.pascal}Details`;
      imports.use(details, `../${field.embed!.entity}/details.gen`);
      return element(imports.use('ShowGroup', ui('show/ShowGroup')), { ...common, plain: true }, [`<${details} />`]);
    }
    case 'lines': {
      const { totals } = field.lines!;
      const columns = code(imports.use(`${field.name}AllColumns`, './lines.gen'));
      return element(imports.use('ShowLines', ui('lines/ShowLines')), {
        ...common,
        plain: alone,
        columns,
        totals: totals.length > 0 ? totals : undefined,
      });
    }
    case 'records': {
      if (field.matrix)
        return element(imports.use('ShowMatrix', ui('show/ShowMatrix')), {
          ...common,
          plain: alone,
          matrix: matrixCode(field, imports),
        });
      if (field.widget === 'images')
        return element(imports.use('ShowField', ui('show/ShowField')), {
          ...common,
          ...valueSpec(field, context, imports),
          wide: true,
        });
      const columns = field.fields
        .map((child) => `  ${objectLiteral({ source: child.name, ...valueSpec(child, context, imports) })},\n`)
        .join('');
      return element(imports.use('ShowRecords', ui('show/ShowRecords')), {
        ...common,
        columns: code(`[\n${columns}]`),
      });
    }
    default:
      return element(imports.use('ShowField', ui('show/ShowField')), {
        ...common,
        ...valueSpec(field, context, imports),
        wide: field.widget === 'textarea' || field.widget === 'richText',
      });
  }
}
