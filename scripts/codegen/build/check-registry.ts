import type { Diagnostics } from '../diagnostic';
import type { Endpoint, NavigationGroup, Permission, Profile } from '../model';
import type { SourceDocument } from '../load/source-document';
import { didYouMean } from '../nearest';
import type { BareEntity } from './entity';
import { checkImport } from './import';

/** What entities must not share with each other, and what they expect of menu, permissions and endpoints. */
export function checkRegistry(
  entities: readonly BareEntity[],
  endpoints: readonly (Endpoint & { readonly document: SourceDocument })[],
  navigation: readonly NavigationGroup[],
  profiles: readonly Profile[],
  permissions: readonly (Permission & { readonly place: { document: SourceDocument; path: (string | number)[] } })[],
  diagnostics: Diagnostics,
): void {
  const paths = new Map<string, string>();
  const tables = new Map<string, string>();
  for (const { document, path, table, name, menu, renamedFrom } of entities) {
    const onPath = (document.value as { 'x-entity': { path?: string } })['x-entity'].path ? ['x-entity', 'path'] : ['x-entity'];
    claim(paths, path, name, () => diagnostics.add('duplicate-path', { document, path: onPath }, `\`${path}\` is already the path of \`${paths.get(path)!}\`.`, 'give one of them another path'));
    claim(tables, table, name, () => diagnostics.add('name-clash', { document, path: [] }, `The table \`${table}\` is already that of \`${tables.get(table)!}\`.`, 'rename one of the files'));
    if (menu && !navigation.some((group) => group.id === menu.group)) {
      diagnostics.add('unknown-menu', { document, path: ['x-entity', 'menu'] }, `The menu has no group \`${menu.group}\`.`, didYouMean(menu.group, navigation.map((group) => group.id)));
    }
    if (renamedFrom !== null && entities.some((other) => other.name === renamedFrom)) {
      diagnostics.add('bad-rename', { document, path: ['x-entity', 'renamedFrom'] }, `\`${renamedFrom}\` still exists: a rename leaves nothing behind.`);
    }
  }
  for (const { document, name, fields } of entities) {
    for (const { lines, name: field } of fields) {
      if (lines) claim(tables, lines.table, `${name}.${field}`, () => diagnostics.add('name-clash', { document, path: ['properties', field, 'x-field', 'lines'] }, `The table \`${lines.table}\` is already that of \`${tables.get(lines.table)!}\`.`, 'name another in `lines.table`'));
    }
  }

  const operations = new Map<string, string>();
  const routes = new Map<string, string>();
  for (const endpoint of endpoints) {
    for (const operation of endpoint.operations) {
      const at = { document: endpoint.document, path: ['operations', operation.name], onKey: true };
      claim(operations, operation.name, endpoint.name, () => diagnostics.add('name-clash', at, `Another operation is called \`${operation.name}\` (${operations.get(operation.name)!}).`));
      const imported = operation.import && entities.find(({ name }) => name === operation.import?.entity);
      if (operation.import && imported) checkImport(operation.import, imported, endpoint.document, operation.name, diagnostics);
      const route = `${operation.method} ${operation.path}`;
      claim(routes, route, operation.name, () => diagnostics.add('duplicate-path', at, `\`${route}\` is already the route of \`${routes.get(route)!}\`.`));
      for (const entity of entities) {
        if (route === `GET ${entity.path}` || route === `POST ${entity.path}`) diagnostics.add('duplicate-path', at, `\`${route}\` is one of the standard five of \`${entity.name}\`.`);
      }
    }
  }

  const granted = new Set(profiles.flatMap((profile) => Object.keys(profile.permissions)));
  for (const { key, place } of permissions) {
    if (!granted.has(key)) diagnostics.add('ungranted-permission', place, `No profile holds \`${key}\`: nobody could ever use it.`, 'grant it to a profile, or remove it');
  }
}

function claim(taken: Map<string, string>, what: string, owner: string, clash: () => void): void {
  if (taken.has(what)) clash();
  else taken.set(what, owner);
}
