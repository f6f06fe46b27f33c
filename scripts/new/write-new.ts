import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { parseArgs } from 'node:util';
import { parse, applyEdits, modify } from 'jsonc-parser';
import { didYouMean } from '../codegen/nearest';
import { endpointFiles } from './endpoint-files';
import { entityFile } from './entity-file';
import { FIELD_KINDS, fieldNode } from './field-node';
import { knownEntities, type KnownEntity } from './known-entities';
import { namesOf } from './names-of';
import type { NewFile } from './new-file';
import type { OPTIONS } from './options';
import { USAGE } from './options';
import { reportFiles } from './report-files';

type Asked = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** Reason why nothing was written. */
class Refusal extends Error {}

/**
 * `npm run new` as a function: writes the new files below `values.root`. Returns the exit code: 0, or 1 when it reports an error and has
 * written nothing.
 *
 * @param words kind of file to create, and its name
 */
export function writeNew(words: readonly string[], values: Asked, say: Pick<Console, 'log' | 'error'>): number {
  const root = path.resolve(values.root);
  const entities = knownEntities(root);
  const [what = '', first = '', second = '', third = ''] = words;
  const commands: Readonly<Record<string, () => void>> = {
    entity: newEntity,
    field: newField,
    endpoint: newEndpoint,
    report: newReport,
  };
  try {
    const command = Object.hasOwn(commands, what) ? commands[what] : undefined;
    if (!command)
      fail(what ? `Nothing is called \`${what}\`.` : 'What shall it be?', didYouMean(what, Object.keys(commands)));
    command();
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    say.error(`${error.message}\n\n${USAGE}`);
    return 1;
  }

  function newEntity(): void {
    const [area, name] = areaAndName();
    if (entities.has(name)) fail(`There is an entity \`${name}\` already: ${entities.get(name)!.file}.`, null);
    const reference = values.reference === undefined ? null : known(values.reference).target;
    const lines = values.lines === undefined ? null : known(values.lines).target;
    write([
      {
        path: `schemas/entities/${area}/${name}.json`,
        content: entityFile({ name, names: namesOf(name, values), reference, lines, lifecycle: values.lifecycle }),
      },
    ]);
    say.log(
      '\nnpm run generate    shows what comes of it; then npm start (or leave npm run dev running and just save)',
    );
  }

  function newField(): void {
    const { file } = known(first);
    if (!/^[a-z][A-Za-z0-9]*$/.test(second))
      fail(`A field is named in camelCase, e.g. \`fechaIngreso\`; \`${second}\` is not.`, null);
    const kind = FIELD_KINDS.find((each) => each === third);
    const target = entities.get(third)?.target;
    if (!kind && !target)
      fail(
        `No kind of field and no entity is called \`${third}\`.`,
        didYouMean(third, [...FIELD_KINDS, ...entities.keys()]),
      );
    const text = readFileSync(path.join(root, file), 'utf8');
    if (Object.hasOwn((parse(text) as { properties?: object }).properties ?? {}, second))
      fail(`\`${first}\` has a field \`${second}\` already.`, null);
    writeFileSync(path.join(root, file), addField(text, second, fieldNode(second, kind ?? target!)));
    say.log(`${file}: \`${second}\`. Mend its titles; then npm run generate.`);
  }

  function newEndpoint(): void {
    const [area, name] = areaAndName();
    const entity = known(values.entity ?? name);
    write(endpointFiles({ area, name, entity: entity.target.entity, permission: entity.permission }));
    say.log(NEXT);
  }

  function newReport(): void {
    if (!/^[a-z][a-z0-9-]*$/.test(first))
      fail(`A report is named in kebab-case, e.g. \`altas-por-mes\`; \`${first}\` is not.`, null);
    const entity = known(values.entity ?? '');
    const { area } = entity;
    const { es, en } = namesOf(first, values);
    write(
      reportFiles({
        area,
        name: first,
        names: { es: es.one, en: en.one },
        entity: entity.target.entity,
        permission: entity.permission,
      }),
    );
    say.log(NEXT);
  }

  function areaAndName(): readonly [string, string] {
    const match = /^([a-z][a-z0-9-]*)\/([a-z][a-z0-9-]*)$/.exec(first);
    if (!match) fail(`\`${first}\` is not an area and a name in kebab-case.`, 'e.g. `equipamiento/equipo-medico`');
    return [match[1]!, match[2]!];
  }

  function known(name: string): KnownEntity {
    return (
      entities.get(name) ??
      fail(name ? `No entity is called \`${name}\`.` : 'Of which entity?', didYouMean(name, entities.keys()))
    );
  }

  function write(files: readonly NewFile[]): void {
    const there = files.find((file) => existsSync(path.join(root, file.path)));
    if (there) fail(`${there.path} is already there; nothing was written.`, null);
    for (const file of files) {
      mkdirSync(path.dirname(path.join(root, file.path)), { recursive: true });
      writeFileSync(path.join(root, file.path), file.content);
      say.log(file.path);
    }
  }
}

const NEXT = '\nnpm run generate    finds the handler and makes its types; then npm start';

function fail(message: string, hint: string | null): never {
  throw new Refusal(`${message}${hint ? `\n→ ${hint}` : ''}`);
}

/** Returns the text of an entity's schema with one more field, after the existing ones. Comments and layout stay unchanged. */
function addField(text: string, name: string, node: object): string {
  return applyEdits(
    text,
    modify(text, ['properties', name], node, { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } }),
  );
}
