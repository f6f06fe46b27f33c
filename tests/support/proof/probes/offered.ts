import type { Resource } from '#platform/server/entity/resource';
import { ownOf, type CurrentUser } from '#platform/web/session/current-user';
import { offeredSteps } from '#platform/shared/lifecycle/lifecycle';
import { isOfOthers, type Reach } from '#platform/shared/lifecycle/reach';
import type { Findings, Probe } from '../context';
import { visible } from '../planted';
import { lettersFor } from '../reach';
import { STALE } from './writing';

/** Returns the actions that the screens offer for a record: its steps, edit and delete. */
function offersOf(
  { path, key, lifecycle, permissions, operations, scope, writeScope, reachedThrough, alsoReachedBy = [] }: Resource,
  record: Readonly<Record<string, unknown>>,
  { cuentas, authority }: CurrentUser,
  reach: Reach,
): (readonly ['POST' | 'PUT' | 'DELETE', string])[] {
  const address = `/api${path}/${String(record[key.name])}`;
  const held = new Set(authority.resources);
  const writing = [
    permissions.update,
    permissions.delete,
    ...Object.values(lifecycle?.transitions ?? {}).map(({ permission }) => permission),
  ];
  const others = alsoReachedBy.filter((way) => way.for === null || way.for.some((each) => writing.includes(each)));
  const writers = writeScope ?? (reachedThrough.length + others.length > 0 ? null : scope);
  const may = (operation: 'update' | 'delete') =>
    operations.includes(operation) &&
    held.has(permissions[operation]) &&
    (!lifecycle || lifecycle.states[String(record[lifecycle.field])]?.editable === true) &&
    !isOfOthers(writers, record, permissions[operation], reach);
  const steps = lifecycle ? offeredSteps(lifecycle, record, held, cuentas, reach) : [];
  return [
    ...steps.map((name) => ['POST', `${address}/${lifecycle!.transitions[name]!.path}`] as const),
    ...(may('update') ? [['PUT', address] as const] : []),
    ...(may('delete') ? [['DELETE', address] as const] : []),
  ];
}

/** Actions offered by the screens are not refused for reasons of scope. None succeeds, because all use an invalid version. */
export const offered: Probe = async ({ probed, planted, first }, visitor) => {
  const found: Findings = [];
  const me = (await visitor.ask('GET', '/api/catalogos/usuario/usuario-actual')).body as CurrentUser;
  const reach = { alcances: me.authority.alcances, own: ownOf(me) };
  for (const resource of probed) {
    const { name, path, permissions, operations, lifecycle, scope } = resource;
    if (!operations.includes('get')) continue;
    // Skips resources with a unit only: the screens do not know its jurisdiction.
    if (visitor.profile === 'Jurisdiccion' && scope.unidad && !scope.jurisdiccion) continue;
    const letters = lettersFor(
      visitor.profile,
      name,
      ...Object.values(permissions),
      ...Object.values(lifecycle?.transitions ?? {}).map(({ permission }) => permission),
    );
    for (const { id } of visible(planted, name, permissions.get, visitor)) {
      if (!first('offered', name, id, ...letters)) continue;
      const { status, body } = await visitor.ask('GET', `/api${path}/${id}`);
      if (status !== 200) continue;
      for (const [method, address] of offersOf(resource, body as Record<string, unknown>, me, reach)) {
        const answer = await visitor.ask(method, address, {
          headers: STALE,
          ...(method === 'DELETE' ? {} : { body: {} }),
        });
        const codigo = (answer.body as { codigo?: string } | null)?.codigo;
        if (answer.status < 400 || answer.status === 403 || answer.status === 404)
          found.push(`${visitor.profile} is offered ${method} ${address}: ${answer.status} ${codigo}`);
      }
    }
  }
  return found;
};
