import { keepItems } from './keep-items';
import type { MenuGroup, MenuItem, PanelKind } from './menu';

/** Maximum tasks in view. With the start page and three panels the rail has at most nine entries. */
const MAX_TASKS = 5;
const PANELS: readonly PanelKind[] = ['record', 'report', 'setting'];

/** Entries of the menu that are always in view. */
export interface Rail {
  readonly home: readonly MenuItem[];
  readonly tasks: readonly MenuItem[];
  readonly panels: readonly Panel[];
}

/** Part of the menu that opens on request, with all its entries. */
export interface Panel {
  readonly kind: PanelKind;
  readonly groups: readonly MenuGroup[];
}

/**
 * Returns the menu as a rail: start page, tasks, panels. Without tasks of the profile in sight, the first handwritten pages take their
 * place. Panels list every entry but the start page, tasks included; empty panels are omitted.
 *
 * @param groups visible to the user
 */
export function railOf(groups: readonly MenuGroup[], profile: string): Rail {
  const items = [...new Map(groups.flatMap((group) => group.items).map((item) => [item.to, item] as const)).values()];
  const own = items
    .filter(({ tasks }) => tasks?.[profile] !== undefined)
    .toSorted((a, b) => a.tasks![profile]! - b.tasks![profile]!);
  return {
    home: items.filter(({ kind }) => kind === 'home'),
    tasks: (own.length > 0 ? own : items.filter(({ kind }) => kind === 'page')).slice(0, MAX_TASKS),
    panels: PANELS.map((kind) => ({ kind, groups: keepItems(groups, (item) => panelOf(item) === kind) })).filter(
      (panel) => panel.groups.length > 0,
    ),
  };
}

function panelOf({ kind }: MenuItem): PanelKind | null {
  if (kind === 'home') return null;
  return kind === 'page' ? 'record' : kind;
}
