import type { Diagnostics } from '../diagnostic';
import type { Endpoint, NavigationGroup, Operation, Permission, Profile } from '../model';
import { removeEdits, renameEdits, setEdits, type Edit } from '../load/edit';
import type { Json } from '../load/property-node';
import type { SourceDocument } from '../load/source-document';
import { snakeCase } from '../names';
import { nearest } from '../nearest';
import { suggest, type Advice } from '../suggest';
import type { BareEntity } from './entity';
import { checkButton } from './check-button';
import { checkMatrixRows } from './check-matrix-rows';
import { checkImport } from './import';
import { SYSTEM_TABLES } from './reserved-names';
import { checkWalkSaves } from './walk';

/** PostgreSQL truncates longer names; names of keys, sequences and indexes begin with the table's name. */
const MAX_TABLE = 48;

/** Checks that entities do not share names, and that the menu, permissions and endpoints they refer to exist. */
export function checkRegistry(
  entities: readonly BareEntity[],
  endpoints: readonly (Endpoint & { readonly document: SourceDocument })[],
  navigation: readonly NavigationGroup[],
  profiles: readonly Profile[],
  permissions: readonly (Permission & { readonly place: { document: SourceDocument; path: (string | number)[] } })[],
  diagnostics: Diagnostics,
): void {
  checkWalkSaves(entities, endpoints, diagnostics);
  const paths = new Map<string, string>();
  const tables = new Map<string, string>();
  for (const { document, path, table, name, menu, renamedFrom } of byOwnPath(entities)) {
    const raw = (document.value as { 'x-entity': Json })['x-entity'];
    const onPath = raw['path'] ? ['x-entity', 'path'] : ['x-entity'];
    claim(paths, path, name, () =>
      diagnostics.add(
        'duplicate-path',
        { document, path: onPath },
        `\`${path}\` is already the path of \`${paths.get(path)!}\`.`,
        { text: 'give one of them another path', title: 'remove `path`', edits: pathEdits(document, entities) },
      ),
    );
    claim(tables, table, name, () =>
      diagnostics.add(
        'name-clash',
        { document, path: [] },
        `The table \`${table}\` is already that of \`${tables.get(table)!}\`.`,
        'rename one of the files',
      ),
    );
    if (menu && !navigation.some((group) => group.id === menu.group)) {
      diagnostics.add(
        'unknown-menu',
        {
          document,
          path:
            typeof raw['menu'] === 'object'
              ? ['x-entity', 'menu', 'group']
              : raw['menu'] === undefined
                ? ['x-entity']
                : ['x-entity', 'menu'],
        },
        `The menu has no group \`${menu.group}\`.`,
        suggest(
          menu.group,
          navigation.map((group) => group.id),
        ),
      );
    }
    const sections = navigation
      .filter((group) => group.id === menu?.group)
      .flatMap((group) => group.sections.map(({ id }) => id));
    if (
      menu?.section != null &&
      navigation.some((group) => group.id === menu.group) &&
      !sections.includes(menu.section)
    ) {
      diagnostics.add(
        'unknown-menu',
        { document, path: ['x-entity', 'menu', 'section'] },
        `The group \`${menu.group}\` has no section \`${menu.section}\`.`,
        suggest(menu.section, sections, {
          text: 'remove `section`',
          edits: removeEdits({ document, path: ['x-entity', 'menu', 'section'] }),
        }),
      );
    }
    if (renamedFrom !== null && entities.some((other) => other.name === renamedFrom && other.renamedFrom === null)) {
      diagnostics.add(
        'bad-rename',
        { document, path: ['x-entity', 'renamedFrom'] },
        `\`${renamedFrom}\` still exists: a rename leaves nothing behind.`,
        { text: 'remove `renamedFrom`', edits: removeEdits({ document, path: ['x-entity', 'renamedFrom'] }) },
      );
    }
  }
  for (const { document, name, fields } of entities) {
    for (const { lines, name: field } of fields) {
      if (lines && SYSTEM_TABLES.has(lines.table))
        diagnostics.add(
          'name-clash',
          { document, path: ['properties', field, 'x-field', 'lines'] },
          `The server has a table \`${lines.table}\` for itself.`,
          'name another in `lines.table`',
        );
      if (lines && lines.table.length > MAX_TABLE)
        diagnostics.add(
          'bad-name',
          { document, path: ['properties', field, 'x-field', 'lines'] },
          `The table \`${lines.table}\` has a name of more than ${MAX_TABLE} characters.`,
          'name a shorter one in `lines.table`',
        );
      if (lines)
        claim(tables, lines.table, `${name}.${field}`, () =>
          diagnostics.add(
            'name-clash',
            { document, path: ['properties', field, 'x-field', 'lines'] },
            `The table \`${lines.table}\` is already that of \`${tables.get(lines.table)!}\`.`,
            'name another in `lines.table`',
          ),
        );
    }
  }

  const series = new Map<string, string>();
  for (const { document, name, folio } of entities) {
    const own = folio
      ? [
          { code: folio.series, path: ['series'] },
          ...folio.others.map((other, index) => ({ code: other.series, path: ['others', index, 'series'] })),
        ]
      : [];
    for (const { code, path } of own)
      claim(series, code, name, () =>
        diagnostics.add(
          'bad-folio',
          { document, path: ['x-entity', 'folio', ...path] },
          `The series ${code} is already that of \`${series.get(code)!}\`: one number could be told from the other by nobody.`,
          'give one of them another series',
        ),
      );
  }

  const operations = new Map<string, string>();
  const routes = new Map<string, string>();
  for (const endpoint of endpoints) {
    for (const operation of endpoint.operations) {
      const at = { document: endpoint.document, path: ['operations', operation.name], onKey: true };
      claim(operations, operation.name, endpoint.name, () =>
        diagnostics.add(
          'name-clash',
          at,
          `Another operation is called \`${operation.name}\` (${operations.get(operation.name)!}).`,
          { text: 'give it another name', edits: renameEdits(at, freeName(operation.name, endpoints)) },
        ),
      );
      const imported = operation.import && entities.find(({ name }) => name === operation.import?.entity);
      if (operation.import && imported && !diagnostics.isMuted(imported.document))
        checkImport(operation.import, imported, endpoint.document, operation.name, diagnostics);
      checkButton(operation, endpoint.document, entities, diagnostics);
      const route = `${operation.method} ${operation.path}`;
      claim(routes, route, operation.name, () =>
        diagnostics.add(
          'duplicate-path',
          at,
          `\`${route}\` is already the route of \`${routes.get(route)!}\`.`,
          otherRoute(endpoint.document, operation),
        ),
      );
      for (const entity of entities) {
        const taken =
          (entity.operations.includes('list') && route === `GET ${entity.path}`) ||
          (entity.operations.includes('create') && route === `POST ${entity.path}`);
        if (taken)
          diagnostics.add(
            'duplicate-path',
            at,
            `\`${route}\` is one of the standard five of \`${entity.name}\`.`,
            otherRoute(endpoint.document, operation),
          );
      }
    }
  }

  checkMatrixRows(
    entities,
    endpoints.flatMap((endpoint) => endpoint.operations),
    diagnostics,
  );

  const granted = new Set(profiles.flatMap((profile) => Object.keys(profile.permissions)));
  const keys = permissions.map(({ key }) => key);
  for (const { key, place } of permissions) {
    // A misspelt grant is reported separately.
    const isMisspelt = [...granted].some((other) => !keys.includes(other) && nearest(other, keys) === key);
    if (!granted.has(key) && !isMisspelt)
      diagnostics.add(
        'ungranted-permission',
        place,
        `No profile holds \`${key}\`: nobody could ever use it.`,
        grant(place.document, key),
      );
  }
}

function claim(taken: Map<string, string>, what: string, owner: string, clash: () => void): void {
  if (taken.has(what)) clash();
  else taken.set(what, owner);
}

/** Sorts entities whose path ends in their own name first, because the second entity on a path is reported. */
function byOwnPath(entities: readonly BareEntity[]): readonly BareEntity[] {
  const isOwn = ({ path, name }: BareEntity) => (path.endsWith(`/${name}`) ? 0 : 1);
  return entities.toSorted((a, b) => isOwn(a) - isOwn(b));
}

/** Returns edits that restore an entity's default path; none when that path is taken as well. */
function pathEdits(document: SourceDocument, entities: readonly BareEntity[]): Edit[] {
  const { name, area } = entities.find((entity) => entity.document === document)!;
  const usual = `/${area.split('/')[0] || 'catalogos'}/${name}`;
  return entities.some(({ path }) => path === usual) ? [] : removeEdits({ document, path: ['x-entity', 'path'] });
}

/** Grants a permission to the first profile, with that profile's scope. */
function grant(document: SourceDocument, key: string): Advice {
  const [first] = (document.value as { profiles: { name: string; scope: string }[] }).profiles;
  return {
    text: 'grant it to a profile, or remove it',
    title: `grant it to ${first!.name}`,
    edits: setEdits({ document, path: ['profiles', 0, 'permissions', key] }, first!.scope),
  };
}

/** Advises a route that ends in the operation's name. */
function otherRoute(document: SourceDocument, { name }: Operation): Advice {
  const place = { document, path: ['operations', name, 'path'] };
  const path = `${String(document.valueAt(place.path) ?? '')}/${snakeCase(name).replaceAll('_', '-')}`;
  return { text: 'give it another `path`', title: `make its path \`${path}\``, edits: setEdits(place, path) };
}

function freeName(name: string, endpoints: readonly Endpoint[]): string {
  const taken = new Set(endpoints.flatMap(({ operations }) => operations.map((operation) => operation.name)));
  for (let number = 2; ; number++) if (!taken.has(`${name}${number}`)) return `${name}${number}`;
}
