import path from 'node:path';
import { removeEdits, renameEdits, setEdits, type Edit, type Place } from '../load/edit';
import { propertyNodes, resolveProperty, type Json } from '../load/property-node';
import { documentName, type SourceDocument } from '../load/source-document';
import type { Button, Endpoint, Field, JsonSchema, Operation, ProblemStatus } from '../model';
import { checkForm } from './check-form';
import { conditionFrom } from './condition';
import { pascalCase } from '../names';
import { suggest } from '../suggest';
import { transitionSchemaOf } from './compose-schemas';
import { askPermission, type BuildContext } from './context';
import { buildField } from './field';
import { exportFrom, withFormat, type RawColumn } from './export';
import { APPLY_BODY, IMPORT_ANSWER, IMPORT_BODY, importFrom, REVIEW_ANSWER } from './import';
import { allProblems } from './problems';
import { OBJECT_NAMES } from './reserved-names';
import { textsFrom } from './texts';

interface RawOperation {
  kind: Operation['kind'];
  title: Json;
  summary?: string;
  method?: Operation['method'];
  path?: string;
  parameters?: Json;
  body?: Json;
  form?: { properties: Json; required?: string[] };
  import?: Json;
  export?: { columns: RawColumn[] };
  confirm?: Json;
  icon?: string;
  button?: {
    on?: string;
    when?: Json;
    take?: Record<string, string>;
    start?: Record<string, string>;
    copies?: true;
    edits?: true;
    writes?: true;
  };
  answer?: Json;
  answerEntity?: string;
  paged?: boolean;
  permission: string;
  invalidates?: string[];
  cacheSeconds?: number;
  listParameter?: string;
  idempotent?: boolean;
  offline?: Operation['offline'];
  secondPerson?: { permission: string };
  freshSignIn?: true;
  etag?: true;
  problems?: ProblemStatus[];
  status?: number;
}

/** Builds the operations of one endpoint file. Checks that its entities exist and its path parameters are declared. */
export function buildEndpoint(
  document: SourceDocument,
  context: BuildContext,
): Endpoint & { readonly document: SourceDocument } {
  const raw = document.value as { path: string; entity?: string; operations: Record<string, RawOperation> };
  const { diagnostics, heads } = context;
  const checkEntityName = (entity: string, ...at: (string | number)[]) => {
    if (!heads.has(entity))
      diagnostics.add(
        'unknown-entity',
        { document, path: at },
        `No entity is called \`${entity}\`.`,
        suggest(entity, heads.keys()),
      );
  };
  if (raw.entity) checkEntityName(raw.entity, 'entity');

  const operations = Object.entries(raw.operations).map(([name, operation]): Operation => {
    const at = (...keyword: (string | number)[]) => ['operations', name, ...keyword];
    if (OBJECT_NAMES.has(name))
      diagnostics.add(
        'bad-name',
        { document, path: at(), onKey: true },
        `\`${name}\` is a name that every object of JavaScript has already.`,
        {
          text: 'choose another name',
          title: `call it \`${name}Operacion\``,
          edits: renameEdits({ document, path: at() }, `${name}Operacion`),
        },
      );
    const whole = `${raw.path.replace(/\/$/, '')}${operation.path ?? ''}`;
    if (!['signed-in', 'public'].includes(operation.permission))
      askPermission(context, operation.permission, { document, path: at('permission') });
    if (operation.secondPerson) {
      askPermission(context, operation.secondPerson.permission, {
        document,
        path: at('secondPerson', 'permission'),
      });
      if (!operation.body && !operation.form)
        diagnostics.add(
          'bad-operation',
          { document, path: at('secondPerson'), onKey: true },
          'A second person is named in the `body` or the `form`, and there is neither.',
          { text: 'remove it', edits: removeEdits({ document, path: at('secondPerson') }) },
        );
    }
    if (operation.freshSignIn && operation.permission === 'public')
      diagnostics.add(
        'bad-operation',
        { document, path: at('freshSignIn'), onKey: true },
        'Who has no session cannot sign in anew.',
        { text: 'remove it', edits: removeEdits({ document, path: at('freshSignIn') }) },
      );
    if (operation.freshSignIn && operation.offline)
      diagnostics.add(
        'bad-operation',
        { document, path: at('freshSignIn'), onKey: true },
        'Without a connection nobody can sign in anew.',
        { text: 'remove `offline`', edits: removeEdits({ document, path: at('offline') }) },
      );
    if (operation.answerEntity) checkEntityName(operation.answerEntity, ...at('answerEntity'));
    operation.invalidates?.forEach((entity, index) => checkEntityName(entity, ...at('invalidates', index)));
    const declared = Object.keys((operation.parameters?.['properties'] as Json | undefined) ?? {});
    for (const [, parameter] of whole.matchAll(/\{([^}]+)\}/g)) {
      if (!declared.includes(parameter!))
        diagnostics.add(
          'missing-parameter',
          { document, path: at('path'), part: parameter! },
          `\`{${parameter!}}\` of the path is not declared.`,
          suggest(
            parameter!,
            declared.filter((other) => !whole.includes(`{${other}}`)),
            { text: 'add it to `parameters.properties`', edits: declaration(document, at('parameters'), parameter!) },
          ),
        );
    }
    const plain = (keyword: 'parameters' | 'body' | 'answer') =>
      operation[keyword]
        ? closedIf(keyword === 'body', plainSchema(operation[keyword], document, at(keyword), context))
        : null;
    const reads = operation.kind === 'query' || operation.kind === 'export';
    const button = buttonOf(operation, raw.entity, whole, heads);
    const record = button?.on === 'record' ? button.entity : null;
    const fields = operation.form
      ? formFields(name, operation.form, { document, path: at('form') }, record, context)
      : null;
    if (operation.form && operation.body)
      context.diagnostics.add('bad-operation', { document, path: at('body') }, 'What is sent is said twice.', {
        text: 'keep either `form` or `body`',
        title: 'remove `body`',
        edits: removeEdits({ document, path: at('body') }),
      });
    const imported =
      operation.kind === 'import' && operation.import && raw.entity ? importFrom(operation.import, raw.entity) : null;
    if (
      (operation.kind === 'import' || operation.import !== undefined) !== (imported !== null) ||
      (operation.import && operation.kind !== 'import')
    )
      context.diagnostics.add(
        'bad-operation',
        { document, path: at('kind') },
        'An import says what it fills in, and of which entity.',
        {
          text: 'use `"kind": "import"` together with `import`, in a file with `entity`',
          title: operation.import ? 'write `"kind": "import"`' : 'make it an action',
          edits: setEdits({ document, path: at('kind') }, operation.import ? 'import' : 'action'),
        },
      );
    const exported = exportFrom(operation, { document, path: at() }, context);
    if (operation.button?.on) checkEntityName(operation.button.on, ...at('button', 'on'));
    if (operation.etag && operation.kind !== 'query')
      context.diagnostics.add(
        'bad-operation',
        { document, path: at('etag') },
        'Only the answer of a query can be known already.',
        { text: 'remove `etag`', edits: removeEdits({ document, path: at('etag') }) },
      );
    const idempotent = imported !== null || operation.idempotent === true;
    if (operation.offline === 'keep' ? operation.kind !== 'query' : operation.offline && (reads || !idempotent))
      context.diagnostics.add(
        'bad-operation',
        { document, path: at('offline') },
        operation.offline === 'keep'
          ? 'Only the answer of a query can be kept.'
          : 'What waits may be sent twice: only an `idempotent` action can.',
        { text: 'remove `offline`', edits: removeEdits({ document, path: at('offline') }) },
      );
    const isSent = imported !== null || operation.form !== undefined || operation.body !== undefined;
    return {
      name,
      pascal: pascalCase(name),
      kind: operation.kind,
      source: { file: document.file, ...document.locate(at(), true) },
      method: operation.method ?? (reads ? 'GET' : 'POST'),
      path: whole,
      labels: textsFrom(operation.title),
      summary: operation.summary ?? textsFrom(operation.title).en,
      parameters: exported ? withFormat(plain('parameters')) : plain('parameters'),
      body: imported
        ? imported.review === null
          ? IMPORT_BODY
          : APPLY_BODY
        : fields
          ? withSecondPerson(transitionSchemaOf(fields, null), operation)
          : withSecondPerson(plain('body'), operation),
      answer: imported ? (imported.review === null ? IMPORT_ANSWER : REVIEW_ANSWER) : plain('answer'),
      fields,
      import: imported,
      export: exported,
      confirm: operation.confirm ? textsFrom(operation.confirm) : null,
      icon: operation.icon ?? null,
      button: imported ? { ...PLAIN_BUTTON, entity: raw.entity ?? imported.entity, on: 'list' } : button,
      answerEntity: operation.answerEntity ?? null,
      paged: operation.paged === true,
      permission: operation.permission,
      invalidates: operation.invalidates ?? [],
      listParameter: listParameterOf(operation, raw.entity, { document, path: at('listParameter') }, context),
      cacheSeconds: operation.cacheSeconds ?? 0,
      idempotent,
      offline: operation.offline ?? null,
      secondPerson: operation.secondPerson?.permission ?? null,
      freshSignIn: operation.freshSignIn === true,
      etag: operation.etag === true,
      problems: allProblems(
        {
          path: whole,
          permission: operation.permission,
          isSent: isSent || exported !== null,
          idempotent,
          givesFile: exported !== null,
        },
        operation.problems ?? [],
        { document, path: at('problems') },
        context,
      ),
      status: operation.status ?? 200,
    };
  });
  const area = path.posix.dirname(document.file).split('/').slice(2).join('/');
  return {
    name: documentName(document),
    area,
    source: { file: document.file, line: 1, column: 1 },
    path: raw.path,
    entity: raw.entity ?? null,
    operations,
    document,
  };
}

/** Closes the objects of a body: unknown properties are refused unless the schema allows them. */
function closedIf(isBody: boolean, schema: JsonSchema): JsonSchema {
  return isBody ? (closed(schema) as JsonSchema) : schema;
}

function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  const inside = Object.fromEntries(Object.entries(part).map(([name, item]) => [name, closed(item)]));
  const isObjectSchema = inside['type'] === 'object' && typeof inside['properties'] === 'object';
  return isObjectSchema && !('additionalProperties' in inside) ? { ...inside, additionalProperties: false } : inside;
}

/** Adds the second person to the body. The property never reaches the handler. */
function withSecondPerson(body: JsonSchema | null, { secondPerson }: RawOperation): JsonSchema | null {
  if (!body || !secondPerson) return body;
  const properties = body['properties'] as Record<string, JsonSchema> | undefined;
  return { ...body, properties: { ...properties, segundaPersona: SECOND_PERSON } };
}

/** Credentials of the second person (e-mail and password), or the request that they confirmed in their own session. */
const SECOND_PERSON: JsonSchema = {
  anyOf: [
    {
      type: 'object',
      additionalProperties: false,
      properties: {
        email: { type: 'string', minLength: 3, maxLength: 120 },
        password: { type: 'string', minLength: 1, maxLength: 200 },
        codigo: {
          type: 'string',
          maxLength: 20,
          description: 'Code of the authenticator app, beside the password of a person with a second factor.',
        },
      },
      required: ['email', 'password'],
    },
    {
      type: 'object',
      additionalProperties: false,
      properties: { avalId: { type: 'string', minLength: 1, maxLength: 100 } },
      required: ['avalId'],
    },
  ],
};

/** Returns the list parameter of an operation, by which a read of the entity as a whole can answer its list. */
function listParameterOf(
  { kind, path: own = '', listParameter: name }: RawOperation,
  entity: string | undefined,
  place: Place,
  { diagnostics }: BuildContext,
): Operation['listParameter'] {
  if (name === undefined) return null;
  if (kind !== 'query' || entity === undefined || own.includes('{'))
    diagnostics.add('bad-parameter', place, 'Only a `query` about all records of an `entity` can answer its list.', {
      text: 'remove it',
      edits: removeEdits(place),
    });
  return { entity: entity ?? '', name };
}

/** Button without conditions. */
export const PLAIN_BUTTON = {
  when: null,
  params: null,
  take: {},
  start: {},
  copies: false,
  edits: false,
  writes: false,
} as const;

/** Returns the place of an action's button: records of the entity that it names or whose key is in the path, else the list. */
function buttonOf(
  { kind, form, confirm, button = {} }: RawOperation,
  ofFile: string | undefined,
  whole: string,
  heads: BuildContext['heads'],
): Button | null {
  const entity = button.on ?? ofFile;
  if (kind !== 'action' || entity === undefined || (!form && !confirm)) return null;
  const key = heads.get(entity)?.key.name;
  const named = Array.from(whole.matchAll(/\{([^}]+)\}/g), ([, parameter]) => parameter!);
  const onRecord = button.on !== undefined || (key !== undefined && named.includes(key));
  const isKeyAlone = key !== undefined && named.length === 1 && named[0] === key && button.take?.[key] === undefined;
  const asked = Object.keys(form?.properties ?? {});
  return {
    entity,
    on: onRecord ? 'record' : 'list',
    when: conditionFrom(button.when),
    params:
      !onRecord || isKeyAlone
        ? null
        : Object.fromEntries(named.map((parameter) => [parameter, button.take?.[parameter] ?? parameter])),
    take: Object.fromEntries(Object.entries(button.take ?? {}).filter(([name]) => asked.includes(name))),
    start: button.start ?? {},
    copies: button.copies === true,
    edits: button.copies === true || button.edits === true,
    writes: button.writes === true,
  };
}

/** Declares a path parameter. Its type is a key when its name ends in `Id`. */
function declaration(document: SourceDocument, at: (string | number)[], name: string): Edit[] {
  const schema = { type: name.endsWith('Id') ? 'integer' : 'string' };
  if (!document.has(at))
    return setEdits({ document, path: at }, { type: 'object', properties: { [name]: schema }, required: [name] });
  const required = document.valueAt([...at, 'required']);
  return [
    ...setEdits({ document, path: [...at, 'properties', name] }, schema),
    ...(Array.isArray(required) ? setEdits({ document, path: [...at, 'required', required.length] }, name) : []),
  ];
}

/**
 * Returns the fields of a form at a place in a file.
 *
 * @param record entity of the record that the form belongs to, or null
 */
export function formFields(
  name: string,
  form: { required?: string[] },
  { document, path: at }: { document: SourceDocument; path: readonly (string | number)[] },
  record: string | null,
  context: BuildContext,
): Field[] {
  const nodes = propertyNodes({ document, path: [...at] }, context.shared, context.diagnostics);
  const names = nodes.map((node) => node.name);
  form.required?.forEach((asked, index) => {
    if (!names.includes(asked))
      context.diagnostics.add(
        'unknown-field',
        { document, path: [...at, 'required', index] },
        `\`${asked}\` is not a field of this form.`,
        suggest(asked, names, {
          text: 'remove it',
          edits: removeEdits({ document, path: [...at, 'required', index] }),
        }),
      );
  });
  const fields = nodes.map((node) =>
    buildField(node, pascalCase(name), form.required?.includes(node.name) ?? false, 'inside', context),
  );
  checkForm(nodes, fields, [], record, context);
  return fields;
}

/** Returns a schema with its `$ref`s to schemas/shared resolved and the project's keywords removed. */
function plainSchema(
  schema: Json,
  document: SourceDocument,
  at: (string | number)[],
  context: BuildContext,
): JsonSchema {
  let value = schema;
  let [origin, base] = [document, at];
  if (typeof schema['$ref'] === 'string') {
    const node = resolveProperty('', { document, path: at }, context.shared, context.diagnostics);
    if (!node) return {};
    value = node.value;
    const last = node.origins.at(-1)!;
    [origin, base] = [last.document, [...last.path]];
  }
  const { 'x-field': _, properties, items, ...rest } = value;
  return {
    ...rest,
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties as Record<string, Json>).map(([name, child]) => [
              name,
              plainSchema(child, origin, [...base, 'properties', name], context),
            ]),
          ),
        }
      : {}),
    ...(items ? { items: plainSchema(items as Json, origin, [...base, 'items'], context) } : {}),
  };
}
