import type { Resource } from '#platform/server/entity/resource';
import type { Answer } from '../../server/app';
import type { Findings, Probe, Proof, Visitor } from '../context';
import { visible, type Planted } from '../planted';
import { letterOf, lettersFor } from '../reach';
import { core, nobodysId } from '../tell';
import { strangers } from './reading';

/** Invalid version: a request that passes all permission checks stops here. */
export const STALE = { 'if-match': '"987654"' };

/** Returns each way to write one record by its id, with the required permission. */
function waysOf({ path, permissions, operations, lifecycle }: Resource): {
  readonly permission: string;
  readonly method: 'PUT' | 'DELETE' | 'POST';
  readonly address: (id: number | string) => string;
}[] {
  return [
    ...(operations.includes('update')
      ? [
          {
            permission: permissions.update,
            method: 'PUT' as const,
            address: (id: number | string) => `/api${path}/${id}`,
          },
        ]
      : []),
    ...(operations.includes('delete')
      ? [
          {
            permission: permissions.delete,
            method: 'DELETE' as const,
            address: (id: number | string) => `/api${path}/${id}`,
          },
        ]
      : []),
    ...Object.entries(lifecycle?.transitions ?? {})
      .filter(([, { automatic }]) => !automatic)
      .map(([, { permission, path: step }]) => ({
        permission,
        method: 'POST' as const,
        address: (id: number | string) => `/api${path}/${id}/${step}`,
      })),
  ];
}

/** A write to a record out of reach answers like one to a missing record. None succeeds, because all use an invalid version. */
export const writes: Probe = async (proof, visitor) => {
  const found: Findings = [];
  for (const resource of proof.probed) {
    const { name } = resource;
    for (const { permission, method, address } of waysOf(resource)) {
      const letter = letterOf(visitor.profile, permission);
      const reached = new Set(visible(proof.planted, name, permission, visitor));
      const isNew = proof.first('writes', address(0), ...lettersFor(visitor.profile, name, permission));
      let nobody: string | null = null;
      // One record in reach shows that the operation works; every record out of reach is tried.
      const [witness] = reached;
      for (const record of proof.planted
        .filter(({ entity }) => entity === name)
        .slice(0, letter === null || (isNew && letter === 'RED') ? 1 : isNew ? undefined : 0)) {
        if (letter !== null && reached.has(record) && record !== witness) continue;
        const send = (id: number | string) =>
          visitor.ask(method, address(id), { headers: STALE, ...(method === 'DELETE' ? {} : { body: {} }) });
        const answer = await send(record.id);
        const at = `${visitor.profile} ${method} ${address(record.id)}`;
        found.push(...strangers(at, answer, reached.has(record) ? [record] : [], visitor));
        if (letter === null) {
          if (answer.status !== 403) found.push(`${at}: ${answer.status} without ${permission}`);
        } else if (!reached.has(record)) {
          nobody ??= core(await send(nobodysId(record.id)));
          if (answer.status !== 404 || core(answer) !== nobody) found.push(`${at}: ${core(answer)} unlike ${nobody}`);
        } else if (answer.status === 404 || answer.status < 400) found.push(`${at}: ${answer.status}`);
      }
    }
  }
  return found;
};

/** Batches refuse records out of reach like missing ones; filters do not match them at all. */
export const batches: Probe = async ({ probed, planted, first }, visitor) => {
  const found: Findings = [];
  for (const { name, path, key, permissions, operations, fields, softDelete } of probed.filter((resource) =>
    resource.operations.includes('list'),
  )) {
    const mine = planted.filter(({ entity }) => entity === name);
    if (mine.length === 0) continue;
    for (const [accion, permission, has] of [
      ['desactivar', permissions.delete, softDelete && operations.includes('delete')],
      ['reactivar', permissions.update, softDelete && operations.includes('update')],
      ['editar', permissions.update, fields.some(({ bulk }) => bulk)],
    ] as const) {
      const at = `${visitor.profile} POST ${path}/lote ${accion}`;
      const reached = new Set(visible(visible(planted, name, permission, visitor), name, permissions.list, visitor));
      const edited = fields.find(({ bulk }) => bulk)?.name;
      const cambios = accion === 'editar' && edited ? { cambios: { [edited]: null } } : {};
      const registros = [
        ...mine.map(({ id }) => ({ id, version: 987_654 })),
        { id: nobodysId(mine[0]!.id), version: 987_654 },
      ];
      const may =
        letterOf(visitor.profile, permission) !== null && letterOf(visitor.profile, permissions.list) !== null;
      if (may && has && letterOf(visitor.profile, permission) === 'RED') continue;
      if (
        may &&
        has &&
        !first('batches', name, accion, ...lettersFor(visitor.profile, name, permission, permissions.list))
      )
        continue;
      const answer = await visitor.ask('POST', `/api${path}/lote`, { body: { accion, registros, ...cambios } });
      if (!may || !has) {
        if (answer.status < 400) found.push(`${at}: ${answer.status}`);
        continue;
      }
      const { resultados } = answer.body as { resultados: { id: string; codigo?: string; resultado: string }[] };
      const nobody = resultados.at(-1)!;
      for (const [index, record] of mine.entries()) {
        const outcome = resultados[index]!;
        const isLikeNobody = JSON.stringify({ ...outcome, id: '' }) === JSON.stringify({ ...nobody, id: '' });
        const isReached = visible([record], name, permission, visitor).length > 0;
        if (isLikeNobody === isReached || outcome.resultado === 'hecho')
          found.push(`${at}: ${record.id} ${JSON.stringify(outcome)}`);
      }
      found.push(...strangers(at, answer, visible(planted, name, permission, visitor), visitor));
      const others = mine.filter((record) => !reached.has(record)).map(({ id }) => id);
      if (others.length === 0) continue;
      const filterBy = Buffer.from(JSON.stringify({ activo: 'all', [key.name]: others })).toString('base64');
      const filtered = await visitor.ask('POST', `/api${path}/lote`, { body: { accion, filterBy, ...cambios } });
      if ((filtered.body as { resultados: unknown[] }).resultados.length > 0)
        found.push(`${at} by filter: ${JSON.stringify(filtered.body)}`);
    }
  }
  return found;
};

/** A copy of a record out of reach is refused without revealing it: a duplicate-key error would show that it exists. */
export const copies: Probe = async (proof, visitor) => {
  const found: Findings = [];
  for (const resource of proof.probed.filter(({ operations }) => operations.includes('create'))) {
    const { name, path, permissions, key } = resource;
    const letter = letterOf(visitor.profile, permissions.create);
    const isNew = proof.first(
      'copies',
      name,
      ...lettersFor(
        visitor.profile,
        name,
        permissions.create,
        ...resource.references.map(
          ({ entity }) => proof.resources.find((target) => target.name === entity)?.permissions.get ?? '',
        ),
      ),
    );
    for (const record of proof.planted
      .filter(({ entity, world }) => entity === name && world === 'B')
      .slice(0, letter === null ? 1 : isNew ? undefined : 0)) {
      const { body } = await proof.all('GET', `/api${path}/${record.id}`);
      const { [key.name]: _key, version: _version, ...copy } = body as Record<string, unknown>;
      const at = `${visitor.profile} POST ${path} like ${record.id}`;
      const isReached = visible([record], name, permissions.create, visitor).length > 0;
      // Skips visitors who may create such a record, because they may see the conflicting one.
      if (letter !== null && isReached) continue;
      for (const sent of [
        withoutEmbedded(resource, copy),
        {
          ...withoutEmbedded(resource, copy),
          ...Object.fromEntries(resource.embeds.map(({ keyName }) => [keyName, copy[keyName]])),
        },
      ]) {
        const answer = await visitor.ask('POST', `/api${path}`, { body: sent });
        if (letter === null ? answer.status !== 403 : ![403, 422].includes(answer.status))
          found.push(`${at}: ${core(answer)}`);
        found.push(...strangers(at, answer, [], visitor, JSON.stringify(sent).match(/[A-Za-z0-9]+/g) ?? []));
      }
    }
  }
  return found;
};

/** Returns a record whose embedded records are new. */
function withoutEmbedded({ embeds }: Resource, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const keys = new Set(embeds.map(({ keyName }) => keyName));
  const own = Object.entries(record).filter(([name]) => !keys.has(name));
  return Object.fromEntries(
    own.map(([name, value]) => {
      const embed = embeds.find((each) => each.name === name);
      if (!embed || typeof value !== 'object' || value === null) return [name, value];
      const { [embed.resource.key.name]: _key, version: _version, ...inner } = value as Record<string, unknown>;
      return [name, inner];
    }),
  );
}

/**
 * References in a write must be within reach, at any depth (DOMAIN c.5, 4): others are refused like missing records. Warehouses and
 * services assigned to an account must be within the reach of its editor.
 */
export const references: Probe = async (proof, visitor) => {
  const found: Findings = [];
  for (const resource of proof.probed.filter(({ operations }) => operations.includes('update'))) {
    const { name, path, permissions, form } = resource;
    const candidates = visible(
      visible(proof.planted, name, permissions.update, visitor),
      name,
      permissions.get,
      visitor,
    );
    const record = name === 'usuario' ? await oneOf(proof, candidates, 'Recepcion') : candidates[0];
    if (!record || letterOf(visitor.profile, permissions.get) === null) continue;
    const places = [
      ...resource.references.map(({ field, entity }) => ({ at: field, entity, kind: 'column' })),
      ...resource.nested.map(({ path: at, entity, kind }) => ({ at, entity, kind })),
    ].filter(
      // Excludes columns of lines that the server fills in, because input for them is ignored.
      ({ at, kind }) => form.writable.has(at) || (kind !== 'lines' && form.writable.has(at.split('.')[0]!)),
    );
    for (const { at, entity } of places) {
      const before = (await visitor.ask('GET', `/api${path}/${record.id}`)).body as Record<string, unknown>;
      // Existing references may stay, regardless of the user.
      const strange = proof.planted.find(
        (target) =>
          target.entity === entity && target.id !== before[at] && !mayRefer(proof, name, entity, target, visitor),
      );
      if (!strange) continue;
      const send = (id: number | string) =>
        visitor.ask('PUT', `/api${path}/${record.id}`, {
          body: put(resource, before, at, id),
          headers: { 'if-match': `"${String(before['version'])}"` },
        });
      const [answer, nobody] = [await send(strange.id), await send(Number(nobodysId(strange.id)))];
      const told = `${visitor.profile} PUT ${path}/${record.id} with ${at} = ${entity} ${strange.id}`;
      if (!isRefused(answer, at, resource, before) || core(answer) !== core(nobody))
        found.push(`${told}: ${core(answer)} unlike ${core(nobody)}`);
      found.push(...strangers(told, answer, [record], visitor));
    }
  }
  return found;
};

/** Returns an account that the administrator may edit. Accounts with more permissions are refused as a whole. */
async function oneOf(proof: Proof, accounts: readonly Planted[], profile: string): Promise<Planted | undefined> {
  for (const account of accounts) {
    const { body } = await proof.all('GET', `/api/catalogos/usuario/${account.id}`);
    if ((body as { perfilNombre: string }).perfilNombre === profile) return account;
  }
  return undefined;
}

/** True when a user may reference a record in a write to an entity. */
function mayRefer(
  { resources, planted }: Proof,
  owner: string,
  entity: string,
  target: Planted,
  visitor: Visitor,
): boolean {
  // A warehouse or a service gives an account access to its data.
  if (owner === 'usuario' && (entity === 'almacen' || entity === 'nucleo'))
    return ['usuario.administrar', 'usuario.vincular'].some(
      (permission) => visible([target], entity, permission, visitor).length > 0,
    );
  const { permissions } = resources.find(({ name }) => name === entity)!;
  return visible(planted, entity, permissions.get, visitor).includes(target);
}

/** Puts an id into one of the fields of a record. */
function put(
  { nested }: Resource,
  record: Readonly<Record<string, unknown>>,
  at: string,
  id: number | string,
): Record<string, unknown> {
  const [head = '', child = ''] = at.split('.');
  const kind = nested.find(({ path }) => path === at)?.kind;
  if (kind === undefined) return { ...record, [head]: id };
  const list = Array.isArray(record[head]) ? (record[head] as unknown[]) : [];
  if (kind === 'list') return { ...record, [head]: [...list, id] };
  if (kind === 'object') return { ...record, [head]: { ...(record[head] as object), [child]: id } };
  return { ...record, [head]: [{ ...(list[0] as object | undefined), [child]: id }] };
}

/** Further required fields of a linked record, so that the link is its only error. */
const NEW = { email: 'nueva@example.org', motivoSinCurp: 'EXTRANJERO' };

/**
 * True when a write is refused for the reference alone. Other valid reasons are a write-once field, or a document state that forbids edits.
 */
function isRefused(
  { status, body }: Answer,
  path: string,
  { form, lifecycle }: Resource,
  before: Readonly<Record<string, unknown>>,
): boolean {
  const { codigo: problem } = body as { codigo?: string };
  if (status === 409)
    return problem === 'TRANSICION_INVALIDA' && lifecycle?.states[String(before[lifecycle.field])]?.editable === false;
  const allowed = form.writeOnce.includes(path) ? ['REFERENCIA', 'NO_MODIFICABLE'] : ['REFERENCIA'];
  const errors = (body as { errores?: { campo: string; codigo: string }[] }).errores ?? [];
  return (
    status === 422 &&
    errors.length > 0 &&
    errors.every(({ campo, codigo }) => allowed.includes(codigo) && campo.replaceAll(/\.\d+/g, '') === path)
  );
}

/** A person whom the user may not read cannot be linked to the user's own record: the answer would reveal their identity. */
export const links: Probe = async (proof, visitor) => {
  const found: Findings = [];
  for (const resource of proof.probed.filter(
    ({ operations, embeds }) => operations.includes('create') && embeds.length > 0,
  )) {
    const { name, path, permissions, key, form } = resource;
    const [own] = visible(visible(proof.planted, name, permissions.create, visitor), name, permissions.get, visitor);
    if (letterOf(visitor.profile, permissions.create) === null || !own) continue;
    const model = (await proof.all('GET', `/api${path}/${own.id}`)).body as Record<string, unknown>;
    for (const embed of resource.embeds) {
      const { [key.name]: _key, [embed.name]: _embedded, version: _version, ...rest } = model;
      const holders = proof.resources.filter(({ embeds }) =>
        embeds.some((each) => each.resource.name === embed.resource.name),
      );
      const readable = new Set(
        visible(proof.planted, embed.resource.name, embed.resource.permissions.get, visitor).map(({ id }) => id),
      );
      for (const holder of holders) {
        for (const record of visible(proof.planted, holder.name, holder.permissions.get, visitor)) {
          const body = (await proof.all('GET', `/api${holder.path}/${record.id}`)).body as Record<string, number>;
          readable.add(body[embed.keyName]!);
        }
      }
      for (const target of proof.planted
        .filter(({ entity, id, world }) => entity === embed.resource.name && world === 'B' && !readable.has(id))
        .slice(0, 4)) {
        for (const more of [
          {},
          {
            [embed.name]: {
              nombre: 'Otra',
              primerApellido: 'Persona',
              genero: 'M',
              fechaNacimiento: '1990-01-01',
              paisNacimiento: 'US',
              estadoNacimiento: 'NE',
            },
          },
        ]) {
          const send = (id: number | string) =>
            visitor.ask('POST', `/api${path}`, {
              body: {
                ...rest,
                ...Object.fromEntries(Object.entries(NEW).filter(([field]) => form.writable.has(field))),
                [embed.keyName]: id,
                ...more,
              },
            });
          const [answer, nobody] = [await send(target.id), await send(987_654_321)];
          const at = `${visitor.profile} POST ${path} with ${embed.keyName} ${target.id}`;
          if (!isRefused(answer, embed.keyName, resource, model) || core(answer) !== core(nobody))
            found.push(`${at}: ${core(answer)} unlike ${core(nobody)}`);
          found.push(...strangers(at, answer, [own], visitor));
        }
      }
    }
  }
  return found;
};
