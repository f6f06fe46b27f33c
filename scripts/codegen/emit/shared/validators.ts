import { _, Ajv2020, Name, type CodeKeywordDefinition } from 'ajv/dist/2020';
import standalone from 'ajv/dist/standalone';
import type { JsonSchema, Model, OutputFile } from '../../model';
import { transitionSchemaOf } from '../../build/compose-schemas';
import { APPLY_BODY, IMPORT_BODY, REVIEW_BODY } from '../../build/import';
import { remembered } from '../../remembered';
import { transitionFile } from './forms';
import { date, dateTime, email, time, uri, uuid } from '#platform/shared/validation/validator-runtime';

/** The module is CommonJS: the meaning of `default` depends on the loader. */
const standaloneCode = (standalone as unknown as { default?: typeof standalone }).default ?? standalone;

/** Formats of JSON Schema, by their names in src/platform/shared/validation/validator-runtime. */
const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  date,
  time,
  'date-time': dateTime,
  email,
  uri,
  uuid,
};

/** `validators/<entity>.gen.ts`: standalone code by Ajv for client requests, independent of Ajv at run time. */
export function emitValidators(model: Model): OutputFile[] {
  const entities = model.entities.map((entity) =>
    validatorFile(entity.name, `validate${entity.pascal}`, entity.writeSchema, entity.source.file),
  );
  const bodies = model.endpoints
    .flatMap((endpoint) => endpoint.operations)
    .flatMap((operation) => [
      ...(operation.body && operation.import === null
        ? [
            validatorFile(
              `operation-${operation.name}`,
              `validate${operation.pascal}Body`,
              operation.body,
              operation.source.file,
            ),
          ]
        : []),
      ...(operation.import?.review && operation.fields
        ? [
            validatorFile(
              `operation-${operation.name}`,
              `validate${operation.pascal}Body`,
              transitionSchemaOf(operation.fields, null),
              operation.source.file,
            ),
          ]
        : []),
      ...(operation.parameters
        ? [
            validatorFile(
              `operation-${operation.name}-parameters`,
              `validate${operation.pascal}Parameters`,
              { ...operation.parameters, additionalProperties: false },
              operation.source.file,
            ),
          ]
        : []),
    ]);
  const transitions = model.entities.flatMap((entity) =>
    (entity.lifecycle?.transitions ?? []).flatMap((transition) =>
      transition.inputSchema
        ? [
            validatorFile(
              transitionFile(entity, transition),
              `validate${transition.pascal}`,
              transition.inputSchema,
              entity.source.file,
            ),
          ]
        : [],
    ),
  );
  // One validator for the imports of all entities, because the request is a file.
  return [
    ...entities,
    ...transitions,
    ...bodies,
    validatorFile('import-body', 'validateImportBody', IMPORT_BODY, 'schemas/entities'),
    validatorFile('import-review-body', 'validateImportReviewBody', REVIEW_BODY, 'schemas/endpoints'),
    validatorFile('import-apply-body', 'validateImportApplyBody', APPLY_BODY, 'schemas/endpoints'),
  ];
}

function validatorFile(name: string, exportName: string, schema: JsonSchema, source: string): OutputFile {
  return { path: `shared/validators/${name}.gen.ts`, content: validatorCode(exportName, schema), sources: [source] };
}

/**
 * Counts decimal places in the text of a number: for numbers above ten million, the error of a division by 0.0001 exceeds any tolerance.
 */
const DECIMALS: CodeKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  error: { message: '', params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}` },
  code(context) {
    const places = -Math.log10(context.schema as number);
    const isWrong = Number.isInteger(places)
      ? _`${new Name('decimalPlaces')}(${context.data}) > ${places}`
      : _`${context.data} % ${context.schema} !== 0`;
    context.fail(isWrong);
  },
};

/** Compiles a standalone validator as a TypeScript module that exports `name`. */
export const validatorCode = remembered((name: string, schema: JsonSchema): string => {
  // A new instance per schema: a shared one would retain every compiled function and slow down as entities grow.
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    meta: false,
    validateSchema: false,
    code: { source: true, esm: true, formats: _`formats`, lines: true },
    unicodeRegExp: true,
  });
  for (const [format, test] of Object.entries(FORMATS)) ajv.addFormat(format, test);
  ajv.addKeyword('x-properties-of');
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword(DECIMALS);
  const code = standaloneCode(ajv, ajv.compile(schema));
  const body = withoutUnusedSchemas(
    code
      .replace(/^"use strict";\s*/, '')
      .replace(/export const validate = (\w+);\s*export default \w+;\s*/, '')
      .replaceAll(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, 'codePointLength')
      .replaceAll(/require\("ajv\/dist\/runtime\/equal"\)\.default/g, 'equal')
      .replaceAll(
        /formats(?:\.(\w+)|\["([\w-]+)"\])/g,
        (_match: string, plain: string | undefined, quoted: string | undefined) => FORMATS[plain ?? quoted ?? '']!.name,
      )
      // The product identifies errors by keyword and parameter. Schema paths would only increase the size of the script.
      .replaceAll(/schemaPath:"[^"]*",/g, '')
      .replaceAll(/params:\{allowedValues: [\w.[\]"]+\}/g, 'params:{}')
      .replaceAll(
        /if\(vErrors === null\)\{\s*vErrors = \[(err\d+)\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}/g,
        '(vErrors ??= []).push($1);',
      ),
  );
  const used = ['codePointLength', 'decimalPlaces', 'equal', ...Object.values(FORMATS).map((test) => test.name)].filter(
    (helper) => new RegExp(`\\b${helper}\\b(?!")`).test(body),
  );
  const entry = /function (validate\d+)\(/.exec(body)?.[1] ?? 'validate';
  return [
    '// @ts-nocheck: machine-written by Ajv; its type is the exported one.',
    ...(used.length > 0 ? [`import { ${used.join(', ')} } from '#platform/shared/validation/validator-runtime';`] : []),
    `import type { Validator } from '#platform/shared/validation/validation';`,
    '',
    `export const ${name}: Validator = ${entry};`,
    '',
    body.trim(),
    '',
  ].join('\n');
});

function withoutUnusedSchemas(code: string): string {
  return code.replaceAll(/^const (schema\d+) = .*\n/gm, (line, name: string) =>
    code.split(new RegExp(`\\b${name}\\b`)).length > 2 ? line : '',
  );
}
