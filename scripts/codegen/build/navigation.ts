import { removeEdits } from '../load/edit';
import type { Json } from '../load/property-node';
import type { SourceDocument } from '../load/source-document';
import type { Backend, Board, NavigationGroup, NavigationItem, NavigationKind, Report } from '../model';
import { suggest } from '../suggest';
import { askPermission, type BuildContext } from './context';
import { checkListFilter } from './check-list-filter';
import type { BareEntity } from './entity';
import { textsFrom } from './texts';

interface RawOwn {
  id: string;
  title: Json;
  icon?: string;
  section?: string;
  permission?: string;
  needs?: string;
  unitGroups?: string[];
  backend?: Backend;
}
type RawItem =
  | { entity: string; section?: string }
  | { report: string; section?: string }
  | (RawOwn & { entity: string; filter: Json })
  | (RawOwn & { to: string });
interface RawGroup {
  id: string;
  title: Json;
  icon?: string;
  unitGroups?: string[];
  panel?: Exclude<NavigationKind, 'home' | 'page'>;
  sections?: { id: string; title: Json }[];
  items?: RawItem[];
}

/** Sections that receive the boards and the reports of their group. */
const BOARDS_SECTION = 'tableros';
const REPORTS_SECTION = 'reportes';

/** Address of the start page. */
const HOME = '/home';

/** Enum whose codes `unitGroups` may name. */
const UNIT_GROUP = 'GrupoUnidad';

/** Names of the groups of schemas/navigation.json. */
export function groupsOf({ value }: SourceDocument): readonly string[] {
  return ((value as { groups?: RawGroup[] }).groups ?? []).map(({ id }) => id);
}

/** Pages that the menu may link to. */
interface MenuTargets {
  readonly entities: readonly BareEntity[];
  readonly reports: readonly Report[];
  readonly boards: readonly Board[];
  /** Names of all report files, including those with faults. */
  readonly reportNames: readonly string[];
  /** Addresses of hand-written pages; null without an application. */
  readonly pages: ReadonlySet<string> | null;
}

/**
 * Builds the menu: the entries of schemas/navigation.json, then in each group the entities, boards and reports that declare it. A report
 * may be in several groups.
 */
export function navigationFrom(
  document: SourceDocument | null,
  { entities, reports, boards, reportNames, pages }: MenuTargets,
  context: BuildContext,
): NavigationGroup[] {
  const { diagnostics, heads } = context;
  const raw = (document?.value as { groups?: RawGroup[] } | undefined)?.groups ?? [];
  const all = new Map(entities.map((each) => [each.name, each]));
  const seen = new Set<string>();
  const once = (id: string, path: (string | number)[]) => {
    if (seen.has(id))
      diagnostics.add('name-clash', { document: document!, path }, `\`${id}\` stands twice in the menu.`, {
        text: 'keep one of them',
        title: 'remove the second',
        edits: removeEdits({ document: document!, path: path.slice(0, -1) }),
      });
    seen.add(id);
  };
  return raw.map((group, index) => {
    once(group.id, ['groups', index, 'id']);
    const sections = (group.sections ?? []).map(({ id, title }) => ({ id, labels: textsFrom(title) }));
    const ids = sections.map(({ id }) => id);
    const placed = (group.items ?? []).flatMap((item, position) =>
      itemFrom(item, ['groups', index, 'items', position], ids),
    );
    const joined = entities
      .filter(({ name, menu }) => menu?.group === group.id && !placed.some((item) => item.entity === name))
      .toSorted((a, b) => a.menu!.order - b.menu!.order || a.labels.many.es.localeCompare(b.labels.many.es, 'es'))
      .map(entityItem);
    const items = [
      ...placed,
      ...joined,
      ...boards
        .filter(({ menu }) => menu.group === group.id)
        .map((board) => ({ ...boardItem(board), section: ids.find((id) => id === BOARDS_SECTION) ?? null })),
      ...reports
        .filter(({ name, menu }) => menu?.group === group.id && !placed.some(({ id }) => id === reportId(name)))
        .toSorted((a, b) => a.menu!.order - b.menu!.order)
        .map((report) => ({ ...reportItem(report), section: ids.find((id) => id === REPORTS_SECTION) ?? null })),
    ];
    const placeOf = ({ section }: NavigationItem) => (section === null ? -1 : ids.indexOf(section));
    return {
      id: group.id,
      labels: textsFrom(group.title),
      icon: group.icon ?? 'list',
      unitGroups: unitGroupsFrom(group.unitGroups, ['groups', index]),
      sections,
      items: items
        .toSorted((a, b) => placeOf(a) - placeOf(b))
        .map((item) => (group.panel && item.kind !== 'report' ? { ...item, kind: group.panel } : item)),
    };
  });

  function itemFrom(item: RawItem, path: (string | number)[], sections: readonly string[]): NavigationItem[] {
    if (item.section !== undefined && !sections.includes(item.section))
      diagnostics.add(
        'unknown-menu',
        { document: document!, path: [...path, 'section'] },
        `The group has no section \`${item.section}\`.`,
        suggest(item.section, sections, {
          text: 'remove `section`',
          edits: removeEdits({ document: document!, path: [...path, 'section'] }),
        }),
      );
    if ('entity' in item) {
      const entity = entities.find((candidate) => candidate.name === item.entity);
      if (!entity && !heads.has(item.entity))
        diagnostics.add(
          'unknown-entity',
          { document: document!, path: [...path, 'entity'] },
          `No entity is called \`${item.entity}\`.`,
          suggest(item.entity, heads.keys()),
        );
      if (!entity) return [];
      if (!('id' in item))
        return [{ ...entityItem(entity), section: item.section ?? null, permissions: [entity.permissions.list] }];
      checkListFilter(entity, item.filter, { document: document!, path: [...path, 'filter'] }, { all, diagnostics });
      return [
        own(
          item,
          path,
          `/${entity.name}?filter=${encodeURIComponent(JSON.stringify(item.filter))}`,
          entity,
          item.filter,
        ),
      ];
    }
    if ('report' in item) {
      const report = reports.find(({ name }) => name === item.report);
      if (report) return [{ ...reportItem(report), section: item.section ?? null }];
      if (!reportNames.includes(item.report))
        diagnostics.add(
          'unknown-report',
          { document: document!, path: [...path, 'report'] },
          `No report is called \`${item.report}\`.`,
          suggest(item.report, reportNames, {
            text: 'remove the entry',
            edits: removeEdits({ document: document!, path }),
          }),
        );
      return [];
    }
    checkPage(item.to, path);
    return [own(item, path, item.to)];
  }

  function checkPage(to: string, path: (string | number)[]): void {
    // Without an application its pages are unknown. Every entity has a page, even one in a broken file.
    if (pages === null || heads.has(to.slice(1).split(/[/?]/)[0]!)) return;
    const known = [
      ...pages,
      ...entities.filter(({ operations }) => operations.includes('list')).map(({ name }) => `/${name}`),
      ...reports.map(({ name }) => `/reportes/${name}`),
      ...boards.map(({ name }) => `/tableros/${name}`),
    ];
    if (!known.includes(to.split('?')[0]!))
      diagnostics.add(
        'unknown-page',
        { document: document!, path: [...path, 'to'] },
        `No page has the address \`${to}\`.`,
        suggest(to, known, {
          text: 'write it in src/app/web/routes.tsx, or remove the entry',
          edits: removeEdits({ document: document!, path }),
        }),
      );
  }

  function own(
    item: RawOwn,
    path: (string | number)[],
    to: string,
    entity: BareEntity | null = null,
    filter: Json | null = null,
  ): NavigationItem {
    once(item.id, [...path, 'id']);
    if (item.permission)
      askPermission(context, item.permission, { document: document!, path: [...path, 'permission'] });
    if (item.needs) askPermission(context, item.needs, { document: document!, path: [...path, 'needs'] });
    return {
      id: item.id,
      labels: textsFrom(item.title),
      icon: item.icon ?? entity?.icon ?? 'list',
      to,
      section: item.section ?? null,
      permissions: anyOf(item.permission ?? entity?.permissions.list),
      needs: item.needs ?? null,
      entity: null,
      pile: entity && filter && { entity: entity.name, filter },
      unitGroups: unitGroupsFrom(item.unitGroups, path),
      kind: to === HOME ? 'home' : item.backend === 'mock' ? 'record' : 'page',
      backend: item.backend ?? entity?.backend ?? 'server',
    };
  }

  function unitGroupsFrom(codes: readonly string[] | undefined, path: (string | number)[]): readonly string[] | null {
    const known = context.enums.all.find(({ name }) => name === UNIT_GROUP)?.options.map(({ value }) => value);
    // Codes are unknown when their schema is broken, which is reported separately.
    if (!known) return codes ?? null;
    for (const [at, code] of (codes ?? []).entries()) {
      if (!known.includes(code))
        diagnostics.add(
          'unknown-unit-group',
          { document: document!, path: [...path, 'unitGroups', at] },
          `\`${code}\` is no code of \`${UNIT_GROUP}\`.`,
          suggest(code, known),
        );
    }
    return codes ?? null;
  }
}

const anyOf = (permission: string | undefined): readonly string[] | null =>
  permission === undefined ? null : [permission];

function entityItem({ name, labels, icon, permissions, menu, backend }: BareEntity): NavigationItem {
  return {
    id: name,
    labels: labels.many,
    icon,
    to: `/${name}`,
    section: menu?.section ?? null,
    permissions: menu?.permissions ?? [permissions.list],
    needs: null,
    entity: name,
    pile: null,
    unitGroups: null,
    kind: 'record',
    backend,
  };
}

const reportId = (name: string): string => `reporte-${name}`;

function reportItem({ name, labels, icon, permission }: Report): NavigationItem {
  return {
    id: reportId(name),
    labels,
    icon,
    to: `/reportes/${name}`,
    section: null,
    permissions: [permission],
    needs: null,
    entity: null,
    pile: null,
    unitGroups: null,
    kind: 'report',
    backend: 'server',
  };
}

function boardItem({ name, labels, icon, permission, menu }: Board): NavigationItem {
  return {
    id: `tablero-${name}`,
    labels,
    icon,
    to: `/tableros/${name}`,
    section: null,
    permissions: menu.permissions ?? [permission],
    needs: null,
    entity: null,
    pile: null,
    unitGroups: null,
    kind: 'report',
    backend: 'server',
  };
}
