import type { ModuloMenuAnswer } from '#generated/shared/operations.gen';
import { isIconName } from '../ui/icons/Icon';
import { moduleKey, moduleOrder } from '#platform/shared/module-key';
import type { MenuGroup, MenuItem } from './useNavigation';

/** Menu settings of an installation. */
export type Arrangement = ModuloMenuAnswer;
type Module = Arrangement['modulos'][number];

interface Placed<Value> {
  readonly value: Value;
  readonly order: number;
}

/**
 * The menu that the application brings, as the installation has arranged it: renamed, moved, put in another order, hidden. Parts that the
 * installation says nothing of stay where they are. Modules of its own lead to places that the menu has anyway, as their addresses say:
 * to a list with filters, for instance.
 *
 * @param groups as the person may see them
 * @param tablet only what is meant for tablets
 * @param whole the menu without regard to who sees it: a module of a part that the person does not see is no module of the installation's own
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

  // A page that several groups lead to stands in the one for the fewest kinds of units: what is of the hospital, in that of the hospital.
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
      backend: 'server',
    };
    inside
      .get(module.dentroDe === null ? clave : frameOf(module, ''))
      ?.push({ value: named(item, module), order: module.orden });
  }
  return inOrder([...frames.values()])
    .map((group) => ({ ...group, items: inOrder(inside.get(group.id) ?? []) }))
    .filter(({ items }) => items.length > 0);

  /** The group that a module stands in, however deep: the menu has two levels. */
  function frameOf(module: Module | undefined, otherwise: string): string {
    let at = module?.dentroDe ?? otherwise;
    while (!frames.has(at) && modules.get(at)?.dentroDe) at = modules.get(at)!.dentroDe!;
    return at;
  }
}

/** Groups for few kinds of units come before those for many, and those for all come last. */
function compareKinds(a: MenuGroup, b: MenuGroup): number {
  const kinds = ({ unitGroups }: MenuGroup) => (unitGroups?.length ? unitGroups.length : Number.MAX_SAFE_INTEGER);
  return kinds(a) - kinds(b);
}

/** First part of an address: what decides who may open it. */
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
