import type { Diagnostics } from '../diagnostic';
import type { DescribedKeyword } from '../keywords/field-keyword';
import { FIELD_KEYWORDS } from '../keywords/field-keywords';
import type { SharedDefinitions } from '../load/property-node';
import type { SchemaFiles } from '../load/read-schemas';
import { documentName, type SourceDocument } from '../load/source-document';
import { MetaValidator, type MetaKind } from '../load/validate-meta';
import type { Entity, Model, Operation } from '../model';
import { buildBoard } from './board';
import { checkDrills } from './check-drills';
import { checkEntity } from './check-entity';
import { checkFunctions } from './check-functions';
import { checkPickers } from './check-pickers';
import { checkRegistry } from './check-registry';
import { checkTasks } from './check-tasks';
import { readSchemaOf, writeSchemaOf } from './compose-schemas';
import type { BuildContext, EntityHead } from './context';
import { buildEndpoint } from './endpoint';
import { buildEntity, type BareEntity } from './entity';
import { importOperationOf, whyNoImport } from './entity-import';
import { EnumTypes } from './enum-types';
import { headOf } from './head';
import { groupsOf, navigationFrom } from './navigation';
import { buildReport, endpointOf } from './report';
import { checkPlanned, conflictsFrom, permissionsFrom, profilesFrom } from './security';
import { buildWorklists } from './worklist';

/**
 * Builds one frozen model from all schemas. A file that breaks the vocabulary is reported and left out, but others may still refer to it,
 * so that one mistake does not cause a hundred messages. Use the model only when nothing was reported.
 *
 * @param keywords keywords allowed in `x-field`
 */
export function buildModel(
  files: SchemaFiles,
  diagnostics: Diagnostics,
  keywords: readonly DescribedKeyword[] = FIELD_KEYWORDS,
): Model {
  const validator = new MetaValidator(files.meta, keywords);
  const sound = (kind: MetaKind) => (document: SourceDocument) =>
    document.value !== undefined && validator.check(kind, document, diagnostics);
  const shared: SharedDefinitions = {
    documents: files.shared,
    broken: new Set(
      [...files.shared.values()].filter((document) => !sound('property')(document)).map((document) => document.file),
    ),
  };
  const whole = (kind: MetaKind, document: SourceDocument | null) =>
    document && sound(kind)(document) ? document : null;

  const security = whole('profiles', files.profiles);
  const permissions = permissionsFrom(security, diagnostics);
  const permissionKeys = new Set(permissions.map(({ key }) => key));
  const profiles = profilesFrom(security, permissionKeys, diagnostics);
  const conflicts = conflictsFrom(security, permissionKeys, diagnostics);
  const soundEntities = files.entities.filter(sound('entity'));
  const heads = headsOf(files.entities, new Set(soundEntities), diagnostics);
  const context: BuildContext = {
    diagnostics,
    shared,
    heads,
    enums: new EnumTypes(),
    keywords,
    permissions: files.profiles && !security ? null : permissionKeys,
    forms: [],
    asked: new Set(),
  };

  const bare = soundEntities
    .flatMap((document) => {
      const head = heads.get(documentName(document));
      return head ? [buildEntity(document, head, context)] : [];
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const all = new Map(bare.map((entity) => [entity.name, entity]));
  for (const entity of bare) checkEntity(entity, all, context);
  const reports = files.reports
    .filter(sound('report'))
    .map((document) => ({ document, ...buildReport(document, all, context) }));
  const endpointFiles = files.endpoints.filter(sound('endpoint'));
  const endpoints = [
    ...endpointFiles.map((document) => buildEndpoint(document, context)),
    ...reports.map((report) => ({ document: report.document, ...endpointOf(report) })),
  ];
  const operations = endpoints.flatMap((endpoint) => endpoint.operations);
  for (const form of context.forms) checkPickers(form, all, diagnostics);
  for (const report of reports) checkDrills({ report, all, operations, diagnostics });
  const navigationFile = whole('navigation', files.navigation);
  const menuGroups = navigationFile && groupsOf(navigationFile);
  const boards = files.boards
    .filter(sound('board'))
    .map((document) => buildBoard(document, { all, reports, operations, profiles, menuGroups, context }))
    .toSorted((a, b) => a.menu.order - b.menu.order);
  const worklists = buildWorklists(files.worklists.filter(sound('worklist')), { all, profiles, context });
  const unwritten = checkFunctions([...soundEntities, ...endpointFiles], files.functions, diagnostics);
  const navigation = navigationFrom(
    navigationFile,
    { entities: bare, reports, boards, reportNames: files.reports.map(documentName), pages: files.functions.pages },
    context,
  );
  if (navigationFile) checkTasks(security, profiles, navigation, diagnostics);
  checkPlanned(permissions, context.asked, diagnostics);
  checkRegistry(
    bare,
    endpoints,
    navigationFile
      ? navigation
      : bare.flatMap(({ menu }) =>
          menu
            ? [
                {
                  id: menu.group,
                  labels: { es: '', en: '', 'es-mx': '' },
                  icon: 'list',
                  unitGroups: null,
                  sections:
                    menu.section === null ? [] : [{ id: menu.section, labels: { es: '', en: '', 'es-mx': '' } }],
                  items: [],
                },
              ]
            : [],
        ),
    profiles,
    permissions,
    diagnostics,
  );

  return deepFreeze({
    // Composing follows embedded entities, so it waits until they are known to be acyclic.
    entities: diagnostics.any ? [] : bare.map((entity) => withSchemas(entity, all, operations)),
    enums: context.enums.all,
    endpoints: endpoints.map(({ document: _, ...endpoint }) => endpoint),
    reports: reports.map(({ document: _, ...report }) => report),
    boards,
    worklists,
    navigation,
    profiles,
    conflicts,
    unwritten,
    definitions: files.functions.definitions,
    handlers: files.functions.handlers,
    keywords,
    permissions: permissions.map(({ place: _, ...permission }) => permission),
  });
}

function withSchemas(bare: BareEntity, all: ReadonlyMap<string, BareEntity>, operations: readonly Operation[]): Entity {
  const { document: _document, nodes: _nodes, ...entity } = bare;
  return {
    ...entity,
    importOperation: importOperationOf(bare, all, operations),
    noImport: whyNoImport(bare, all, operations),
    readSchema: readSchemaOf(bare, all),
    writeSchema: writeSchemaOf(bare, all),
  };
}

function headsOf(
  documents: readonly SourceDocument[],
  sound: ReadonlySet<SourceDocument>,
  diagnostics: Diagnostics,
): Map<string, EntityHead> {
  const heads = new Map<string, EntityHead>();
  const files = new Map<string, string>();
  for (const document of documents) {
    const head = headOf(document, !sound.has(document), diagnostics);
    if (!head) continue;
    const other = files.get(head.name);
    if (other)
      diagnostics.add(
        'name-clash',
        { document, path: [] },
        `Another entity is called \`${head.name}\` (${other}).`,
        'rename one of the files',
      );
    files.set(head.name, document.file);
    heads.set(head.name, head);
  }
  return heads;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const child of Object.values(value)) deepFreeze(child);
  }
  return value;
}
