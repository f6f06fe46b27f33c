import type { ModuloMenuAnswer } from '#generated/shared/operations.gen';
import { isIconName } from '../ui/icons/Icon';
import { moduleKey, moduleOrder } from '#platform/shared/module-key';
import type { MenuGroup, MenuItem } from './menu';

/** Menu settings of an installation. */
export type Arrangement = ModuloMenuAnswer;
type Module = Arrangement['modulos'][number];

interface Placed<Value> {
  readonly value: Value;
  readonly order: number;
}

/**
 * Returns the application's menu as the installation has arranged it: renamed, moved, reordered, hidden. Parts without settings stay where
 * they are. Modules of the installation lead to existing pages, for instance to a list with filters.
 *
 * @param groups visible to the user
 * @param tablet only modules for tablets
 * @param whole the complete menu; it distinguishes modules of hidden parts from those of the installation
 */
export function arranged(
  groups: readonly MenuGroup[],
  { modulos, ocultos }: Arrangement,
  tablet: boolean,
  whole: readonly MenuGroup[] = groups,
): MenuGroup[] {
  const hidden = new Set(ocultos);
  const modules = new Map(modulos.map((module) => [module.clave, module]));
  const brought = new Set(whole.flatMap(({ id, items }) => [id, ...items.map((item) => moduleKey(id, item.id))]));
  const reachable = new Set(groups.flatMap(({ items }) => items.map(({ to }) => placeOf(to))));
  const isShown = (key: string) => !hidden.has(key) && !(tablet && modules.get(key)?.visibleTablet === false);

  const frames = new Map<string, Placed<Omit<MenuGroup, 'items'>>>();
  for (const [index, { items: _, ...group }] of groups.entries()) {
    if (isShown(group.id))
      frames.set(group.id, {
        value: named(group, modules.get(group.id)),
        order: modules.get(group.id)?.orden ?? moduleOrder(index, -1),
      });
  }
  for (const module of modulos) {
    if (!brought.has(module.clave) && module.dentroDe === null && isShown(module.clave))
      frames.set(module.clave, {
        value: named({ id: module.clave, icon: 'list', text: '', unitGroups: null }, module),
        order: module.orden,
      });
  }

  // A page in several groups is shown in the one for the fewest kinds of units, such as that of the hospital.
  const places = new Map<string, string>();
  for (const group of groups.toSorted((a, b) => compareKinds(a, b)))
    for (const item of group.items) {
      const key = moduleKey(group.id, item.id);
      const isPlaced = frames.has(frameOf(modules.get(key), group.id)) && isShown(key);
      if (isPlaced && !places.has(item.to)) places.set(item.to, key);
    }
  const inside = new Map<string, Placed<MenuItem>[]>([...frames.keys()].map((id) => [id, []]));
  for (const [index, group] of groups.entries()) {
    for (const [at, item] of group.items.entries()) {
      const key = moduleKey(group.id, item.id);
      const module = modules.get(key);
      const frame = frameOf(module, group.id);
      const into = inside.get(frame);
      if (!into || places.get(item.to) !== key) continue;
      into.push({
        value: named(frame === group.id ? item : { ...item, section: null }, module),
        order: module?.orden ?? moduleOrder(index, at),
      });
    }
  }
  for (const module of modulos) {
    const { clave, ruta } = module;
    if (brought.has(clave) || ruta === null || !isShown(clave) || !reachable.has(placeOf(ruta))) continue;
    const item: MenuItem = {
      id: clave,
      to: ruta,
      icon: 'list',
      text: '',
      section: null,
      one: null,
      entity: null,
      pile: null,
      permissions: null,
      unitGroups: null,
      kind: 'record',
      backend: 'server',
    };
    inside
      .get(module.dentroDe === null ? clave : frameOf(module, ''))
      ?.push({ value: named(item, module), order: module.orden });
  }
  return inOrder([...frames.values()])
    .map((group) => ({ ...group, items: inOrder(inside.get(group.id) ?? []) }))
    .filter(({ items }) => items.length > 0);

  /** Returns the top-level group of a module at any depth: the menu has two levels. */
  function frameOf(module: Module | undefined, otherwise: string): string {
    let at = module?.dentroDe ?? otherwise;
    while (!frames.has(at) && modules.get(at)?.dentroDe) at = modules.get(at)!.dentroDe!;
    return at;
  }
}

/** Sorts groups for few kinds of units before those for many; groups for all kinds come last. */
function compareKinds(a: MenuGroup, b: MenuGroup): number {
  const kinds = ({ unitGroups }: MenuGroup) => (unitGroups?.length ? unitGroups.length : Number.MAX_SAFE_INTEGER);
  return kinds(a) - kinds(b);
}

/** Returns the first segment of a path, which determines the required permission. */
function placeOf(address: string): string {
  return address.split(/[/?#]/)[1] ?? '';
}

function named<Part extends { readonly text: string; readonly icon: MenuItem['icon'] }>(
  part: Part,
  module: Module | undefined,
): Part {
  if (!module) return part;
  return { ...part, text: module.nombre, icon: isIconName(module.icono) ? module.icono : part.icon };
}

function inOrder<Value>(placed: readonly Placed<Value>[]): Value[] {
  return placed.toSorted((a, b) => a.order - b.order).map(({ value }) => value);
}
