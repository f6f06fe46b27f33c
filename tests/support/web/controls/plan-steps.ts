import type { Resource } from '#platform/server/entity/resource';
import { ownOf, type CurrentUser } from '#platform/web/session/current-user';
import { offeredSteps } from '#platform/shared/lifecycle/lifecycle';
import type { Api } from '../api';
import { recordsIn } from './places';

/** A record's page, with the steps to try there. */
export interface StepPlace {
  readonly profile: string;
  readonly path: string;
  readonly entity: string;
  readonly steps: readonly string[];
}

/**
 * Finds for each step of an entity a profile that may take the step and a record that offers it.
 *
 * @param apis the profiles, in the order of the attempts
 */
export async function planSteps(resource: Resource, apis: ReadonlyMap<string, Api>): Promise<readonly StepPlace[]> {
  const { name, lifecycle, permissions, key } = resource;
  if (!lifecycle) return [];
  const missing = new Set(Object.keys(lifecycle.transitions).filter((step) => !lifecycle.transitions[step]!.automatic));
  const places: StepPlace[] = [];
  for (const [profile, api] of apis) {
    if (missing.size === 0) break;
    const me = await api.get<CurrentUser>('/catalogos/usuario/usuario-actual');
    const held = new Set(me.authority.resources);
    const reach = { alcances: me.authority.alcances, own: ownOf(me) };
    const wanted = [...missing].filter((step) => held.has(lifecycle.transitions[step]!.permission));
    if (wanted.length === 0 || !held.has(permissions.get) || !held.has(permissions.list)) continue;
    const states = new Set(wanted.flatMap((step) => lifecycle.transitions[step]!.from));
    for (const state of states) {
      const offers = (await recordsIn(api, resource, state)).map((record) => ({
        record,
        steps: offeredSteps(lifecycle, record, held, me.cuentas, reach).filter((step) => missing.has(step)),
      }));
      const best = offers.toSorted((a, b) => b.steps.length - a.steps.length)[0];
      if (!best || best.steps.length === 0) continue;
      for (const step of best.steps) missing.delete(step);
      places.push({
        profile,
        entity: name,
        path: `/${name}/${encodeURIComponent(String(best.record[key.name]))}`,
        steps: best.steps,
      });
    }
  }
  return places;
}

/**
 * Takes steps without questions that lead to a state in which a missing step is offered: `solicitud.tomar` before `solicitud.autorizar`. It
 * writes to the database of the tests.
 *
 * @param missing steps that no record offers to any profile
 * @returns number of steps taken
 */
export async function leadTo(
  resource: Resource,
  missing: readonly string[],
  apis: ReadonlyMap<string, Api>,
): Promise<number> {
  const { lifecycle, path, key, permissions } = resource;
  if (!lifecycle) return 0;
  const wanted = new Set(missing.flatMap((step) => lifecycle.transitions[step]!.from));
  let taken = 0;
  for (const [step, { to, form, lines, automatic, from, permission }] of Object.entries(lifecycle.transitions)) {
    if (automatic || form || lines || !to.some((state) => wanted.has(state))) continue;
    for (const api of apis.values()) {
      const me = await api.get<CurrentUser>('/catalogos/usuario/usuario-actual');
      const held = new Set(me.authority.resources);
      if (!held.has(permission) || !held.has(permissions.list)) continue;
      const reach = { alcances: me.authority.alcances, own: ownOf(me) };
      const records = (await Promise.all(from.map((state) => recordsIn(api, resource, state)))).flat();
      const record = records.find((each) => offeredSteps(lifecycle, each, held, me.cuentas, reach).includes(step));
      if (!record) continue;
      // The time of day or the stock may prevent the step.
      const isTaken = await api.step(`${path}/${String(record[key.name])}`, lifecycle.transitions[step]!.path).then(
        () => true,
        () => false,
      );
      if (!isTaken) continue;
      taken += 1;
      break;
    }
  }
  return taken;
}
