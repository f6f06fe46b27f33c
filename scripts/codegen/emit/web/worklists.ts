import { fieldAt } from '../../build/field-at';
import { templateFrom } from '../../build/template';
import {
  LANGUAGES,
  type Entity,
  type Field,
  type Model,
  type OutputFile,
  type Worklist,
  type WorklistDay,
  type WorklistSection,
} from '../../model';
import { literal, propertyName } from '../code';
import { choicesOf } from './enums';
import { Imports, ui } from './imports';
import { code, objectLiteral } from './jsx';
import { nameCode } from './resource';
import { valueSpec } from './value-spec';

const MODULE = '#platform/web/shell/home/worklist-module';

/**
 * `worklists.gen.ts` and `worklist-<name>/`: the worklist of each profile, behind its own import. It has the names and values of its rows
 * itself, because the modules of its resources would be a dozen requests.
 */
export function emitWorklists({ worklists, entities }: Model): OutputFile[] {
  const all = new Map(entities.map((entity) => [entity.name, entity]));
  const rows = worklists
    .flatMap(({ name, profiles }) => profiles.map((profile) => [profile, name] as const))
    .map(([profile, name]) => `  ${propertyName(profile)}: () => import('./worklist-${name}/worklist.gen'),\n`)
    .join('');
  return [
    {
      path: 'web/worklists.gen.ts',
      sources: ['schemas/worklists'],
      content: `import type { Worklists } from '${MODULE}';

/** Worklists by profile, each behind its own import. */
export const WORKLISTS: Worklists = {
${rows}};
`,
    },
    ...worklists.map((worklist) => worklistFile(worklist, all)),
  ];
}

function worklistFile({ name, source, sections, day }: Worklist, entities: ReadonlyMap<string, Entity>): OutputFile {
  const imports = new Imports();
  imports.type('WorklistModule', MODULE);
  const shown = sections.map((section) => sectionCode(section, entities, imports)).join('');
  const labels = LANGUAGES.map(
    (language) =>
      `    ${propertyName(language)}: async () => [(await import('../../locales/${language}/worklist-${name}.gen.json')).default],\n`,
  ).join('');
  return {
    path: `web/worklist-${name}/worklist.gen.ts`,
    sources: [source.file],
    content: `${imports}
const worklist: WorklistModule = {
  name: '${name}',
  sections: [
${shown}  ],
${day ? `  day: ${objectLiteral(daySpec(day, entities))},\n` : ''}  labels: {
${labels}  },
};

export default worklist;
`,
  };
}

function sectionCode(section: WorklistSection, entities: ReadonlyMap<string, Entity>, imports: Imports): string {
  const entity = entities.get(section.entity)!;
  const { label, detail } = nameCode({ entity: calledByFicha(entity), entities }, imports);
  const names = imports.use('recordNames', ui('resource/record-names'));
  const record = imports.type(entity.pascal, `../../shared/types/${entity.name}.gen`);
  const when = section.due ?? section.sort;
  const spec = {
    id: section.id,
    resource: entity.name,
    keyName: entity.key.name,
    // A plain literal, because a value may be `false`.
    filter: code(literal(section.filter)),
    sort: section.sort === null ? undefined : { field: section.sort, order: 'ASC' },
    when: when === null ? undefined : whenSpec(when, section.due !== null, entity, entities),
    fact: section.fact === null ? undefined : factSpec(section.fact, entity, entities, imports),
    action: section.action ?? undefined,
  };
  const body = objectLiteral(spec).slice(2, -2);
  return `    { ${body}, ...${names}<${record}>({ recordLabel: ${label}, recordDetail: ${detail} }) },\n`;
}

function daySpec({ entity: name, filter, date, time, show, owner }: WorklistDay, all: ReadonlyMap<string, Entity>) {
  const entity = all.get(name)!;
  return {
    resource: name,
    keyName: entity.key.name,
    filter: code(literal(filter)),
    date,
    time,
    names: show.map((path) => namePath(path, fieldAt(entity, path, all)!)),
    owner: owner ?? undefined,
  };
}

/** Returns the path of a field's text: of a reference, the name beside its key. */
function namePath(path: string, { reference }: Field): string {
  const beside = reference?.labelField;
  return beside ? [...path.split('.').slice(0, -1), beside].join('.') : path;
}

/** Returns an entity whose label and detail are the two lines of its ficha, if it has one. */
function calledByFicha(entity: Entity): Entity {
  const { ficha } = entity;
  if (!ficha) return entity;
  return { ...entity, label: ficha.name, detail: templateFrom(ficha.lines.map(({ text }) => text).join(' · ')) };
}

/** Returns the moment of a row; undefined when it is sorted by something else. */
function whenSpec(
  source: string,
  due: boolean,
  entity: Entity,
  entities: ReadonlyMap<string, Entity>,
): object | undefined {
  const type = fieldAt(entity, source, entities)?.kind;
  return type === 'date' || type === 'datetime' ? { source, type, due } : undefined;
}

/** Returns the display of a row's fact. A referenced record is its name: the row has one link. */
function factSpec(path: string, entity: Entity, entities: ReadonlyMap<string, Entity>, imports: Imports): object {
  const field: Field = fieldAt(entity, path, entities)!;
  if (field.reference?.labelField) return { source: namePath(path, field), type: 'text' };
  if (field.enumType) return { source: path, type: 'enum', choices: choicesOf(field.enumType) };
  return { source: path, ...valueSpec(field, { entity, entities, actions: [] }, imports) };
}
