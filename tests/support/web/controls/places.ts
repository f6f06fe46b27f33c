import type { Resource } from '#platform/server/entity/resource';
import { RESOURCES } from '#generated/server/resources.gen';
import menu from '../../../../generated/web/menu/es-mx.gen.json' with { type: 'json' };
import type { MenuGroup } from '#platform/web/shell/menu';
import { visiblePart } from '#platform/web/shell/visible-part';
import { ownOf, type CurrentUser } from '#platform/web/session/current-user';
import { encodeFilter } from '#platform/web/client/encode-filter';
import { offeredSteps } from '#platform/shared/lifecycle/lifecycle';
import { isOfOthers } from '#platform/shared/lifecycle/reach';
import type { Api } from '../api';
import { SCREENS } from '../generated-screens';

/** A page that a profile can open. */
export interface Place {
  readonly path: string;
  /** True if another profile sees the same controls on the page, which is then opened without pressing any. */
  readonly isKnown?: boolean;
}

/** Returns the rights of a profile on an entity. Two profiles with equal rights see the same controls, though not the same records. */
function rightsOf({ authority: { resources } }: CurrentUser, resource: Resource): string {
  const keys = [
    ...Object.values(resource.permissions),
    ...Object.values(resource.lifecycle?.transitions ?? {}).map(({ permission }) => permission),
  ];
  return [...new Set(keys)]
    .filter((key) => resources.includes(key))
    .toSorted()
    .join();
}

const MENU = menu as unknown as readonly MenuGroup[];
/** Returns `reportes` for `/reportes/nivel-abasto?x=1`. */
const areaOf = (path: string) => path.split(/[/?]/)[1] ?? '';

/** First segments of all addresses: entities, and pages without an entity. */
export const AREAS: readonly string[] = [
  ...new Set([
    ...MENU.flatMap(({ items }) => items.filter(({ backend }) => backend !== 'mock').map(({ to }) => areaOf(to))),
    ...SCREENS.map(({ name }) => name),
  ]),
].toSorted();

/**
 * Returns the pages of an area that a profile can open: its menu entries and, for its entity, the list, one record in each state and the
 * forms.
 *
 * @param others profiles whose pages are omitted where they have the same rights
 */
export async function placesOf(
  api: Api,
  me: CurrentUser,
  area: string,
  others: readonly CurrentUser[],
): Promise<readonly Place[]> {
  const held = new Set(me.authority.resources);
  const screens = SCREENS.find(({ name }) => name === area);
  const resource = screens && resourceOf(area);
  const isKnown =
    resource !== undefined && others.some((other) => rightsOf(other, resource) === rightsOf(me, resource));
  const entries = MENU.flatMap((group) => visiblePart(group, held, me, true).items)
    .filter(({ backend, to }) => backend !== 'mock' && areaOf(to) === area)
    .map(({ to }) => ({ path: to, isKnown }));
  const records =
    resource && held.has(resource.permissions.list) && !isKnown
      ? await recordPlaces(api, me, resource, screens.views)
      : [];
  return [...new Map([...entries, ...records].map((place) => [place.path, place])).values()];
}

/** Returns the server's descriptor of a resource. */
export function resourceOf(name: string): Resource {
  const found = Object.values(RESOURCES).find((resource) => resource.name === name);
  if (!found) throw new Error(`${name} is no resource of the server`);
  return found;
}

async function recordPlaces(api: Api, me: CurrentUser, resource: Resource, views: readonly string[]): Promise<Place[]> {
  const { name, permissions, operations, lifecycle, writeScope, scope } = resource;
  const held = new Set(me.authority.resources);
  const reach = { alcances: me.authority.alcances, own: ownOf(me) };
  const places: Place[] = [{ path: `/${name}` }];
  if (views.includes('create') && held.has(permissions.create)) places.push({ path: `/${name}/create` });
  if (!views.includes('show') || !held.has(permissions.get)) return places;
  const states = lifecycle ? Object.keys(lifecycle.states) : [null];
  const shown = await Promise.all(
    states.map(async (state) => {
      const records = await recordsIn(api, resource, state);
      const offers = records.map((record) => ({
        record,
        steps: lifecycle ? offeredSteps(lifecycle, record, held, me.cuentas, reach) : [],
      }));
      return offers.toSorted((a, b) => b.steps.length - a.steps.length)[0];
    }),
  );
  for (const best of shown) {
    if (!best) continue;
    const path = `/${name}/${encodeURIComponent(String(best.record[resource.key.name]))}`;
    places.push({ path });
    const editable = !lifecycle || lifecycle.states[String(best.record[lifecycle.field])]?.editable;
    const mayEdit =
      operations.includes('update') &&
      held.has(permissions.update) &&
      editable &&
      !isOfOthers(writeScope ?? scope, best.record, permissions.update, reach);
    const isFirst = !places.some((place) => place.path.endsWith('/editar'));
    if (mayEdit && isFirst) places.push({ path: `${path}/editar` });
  }
  return places;
}

/** Returns several records of a state, newest first, to choose the one with most controls. */
export async function recordsIn(
  api: Api,
  { path, lifecycle }: Resource,
  state: string | null,
): Promise<readonly Record<string, unknown>[]> {
  const query = new URLSearchParams({ pageSize: state === null ? '1' : '20' });
  if (lifecycle && state !== null) query.set('filterBy', encodeFilter({ [lifecycle.field]: [state] })!);
  return api.get<Record<string, unknown>[]>(`${path}?${query.toString()}`);
}
