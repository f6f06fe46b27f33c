import type { Comment, Mentionable } from '#platform/shared/comments';
import type { ProfileName } from '../../server/world';
import type { Findings, Probe, Proof } from '../context';
import { visible } from '../planted';
import { letterOf, lettersFor } from '../reach';
import { nobodysId } from '../tell';

/** Creates a comment under every record with full access, once for all visitors. */
const written = new WeakMap<object, Promise<ReadonlyMap<object, number>>>();
function commentsOf(proof: Proof): Promise<ReadonlyMap<object, number>> {
  const made =
    written.get(proof.worlds) ??
    (async () => {
      const ids = new Map<object, number>();
      for (const { name, path } of proof.resources.filter(({ comments }) => comments)) {
        for (const record of proof.planted.filter(({ entity }) => entity === name)) {
          const { body } = await proof.all('POST', `/api${path}/${record.id}/comentarios`, {
            body: { texto: 'De prueba' },
          });
          ids.set(record, (body as Comment).comentarioId);
        }
      }
      return ids;
    })();
  written.set(proof.worlds, made);
  return made;
}

/**
 * Comments follow the permissions of their record, and only authors may change them. Mentions offer only people with access to the record.
 */
export const comments: Probe = async (proof, visitor) => {
  const found: Findings = [];
  const ids = await commentsOf(proof);
  for (const resource of proof.probed.filter((each) => each.comments)) {
    const { name, path, permissions } = resource;
    const { write } = resource.comments!;
    if (!proof.first('comments', name, ...lettersFor(visitor.profile, name, permissions.get, write))) continue;
    const [seen, writable] = [permissions.get, write].map(
      (permission) => new Set(visible(proof.planted, name, permission, visitor)),
    ) as [Set<unknown>, Set<unknown>];
    const [mayRead, mayWrite] = [permissions.get, write].map(
      (permission) => letterOf(visitor.profile, permission) !== null,
    );
    for (const record of proof.planted.filter(({ entity }) => entity === name)) {
      const all = `/api${path}/${record.id}/comentarios`;
      const own = visitor.profile === 'SUPERUSUARIO';
      const reads = mayRead ? (seen.has(record) ? 200 : 404) : 403;
      const writes = (done: number) =>
        mayRead && mayWrite ? (seen.has(record) && writable.has(record) ? done : 404) : 403;
      const asked = [
        ['GET', all, reads, undefined],
        ['GET', `${all}/mencionables`, writes(200), undefined],
        ['POST', all, writes(201), { texto: 'Otro' }],
        ...(own
          ? []
          : ([
              ['PUT', `${all}/${ids.get(record)}`, writes(403), { texto: 'Otro' }],
              ['DELETE', `${all}/${ids.get(record)}`, writes(403), undefined],
            ] as const)),
      ] as const;
      for (const [method, address, expected, body] of asked) {
        const answer = await visitor.ask(method, address, body ? { body } : {});
        if (answer.status !== expected)
          found.push(`${visitor.profile} ${method} ${address}: ${answer.status} instead of ${expected}`);
        if (!address.endsWith('/mencionables') || answer.status !== 200) continue;
        for (const { detalle } of answer.body as Mentionable[]) {
          if (letterOf(detalle as ProfileName, permissions.get) === null)
            found.push(`${visitor.profile} is offered ${detalle} under ${address}`);
        }
      }
    }
    if (mayRead && (await visitor.ask('GET', `/api${path}/${nobodysId(1)}/comentarios`)).status !== 404)
      found.push(`${visitor.profile} GET comments of nothing`);
  }
  return found;
};
