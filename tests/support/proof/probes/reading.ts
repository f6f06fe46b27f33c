import { OPERATIONS } from '#generated/shared/operations.gen';
import { listVariantPath } from '#platform/shared/list-variant-path';
import type { Answer } from '../../server/app';
import type { Findings, Probe, Proof, Visitor } from '../context';
import { visible, type Planted } from '../planted';
import { letterOf, lettersFor } from '../reach';
import { core, idsOf, nobodysId, said, strangeMarks, structured } from '../tell';

const ALL = 'pageSize=1000&includePageCount=true&includeTotals=true';
const everything = structured({ activo: 'all' });

/** Both addresses of a list must return and count exactly what the matrix allows, without other marks. */
export const lists: Probe = async (proof, visitor) => {
  const found: Findings = [];
  for (const resource of proof.probed.filter(({ operations }) => operations.includes('list'))) {
    const { name, path, key, permissions } = resource;
    const expected = visible(proof.planted, name, permissions.list, visitor);
    // The second address is the same route under another name.
    const isNew = proof.first('variants', name, ...lettersFor(visitor.profile, name, permissions.list));
    for (const address of [path, ...(!isNew || TAKEN.has(listVariantPath(path)) ? [] : [listVariantPath(path)])]) {
      const answer = await visitor.ask('GET', `/api${address}?${ALL}&filterBy=${everything}`);
      const at = `${visitor.profile} GET ${address}`;
      if (letterOf(visitor.profile, permissions.list) === null) {
        if (answer.status !== 403) found.push(`${at}: ${answer.status} without ${permissions.list}`);
        continue;
      }
      if (answer.status !== 200) {
        found.push(`${at}: ${answer.status}`);
        continue;
      }
      found.push(...strangers(at, answer, expected, visitor), ...missing(at, answer, expected, visitor, true));
      if (!isPlanted(proof, name)) continue;
      const [got, wanted] = [idsOf(answer.body, key.name), expected.map(({ id }) => String(id)).toSorted()];
      if (got.join() !== wanted.join()) found.push(`${at}: ${got.join()} instead of ${wanted.join()}`);
      if (answer.headers['x-total-items'] !== String(wanted.length))
        found.push(`${at}: counts ${answer.headers['x-total-items']} of ${wanted.length}`);
      if (resource.totals.length > 0)
        found.push(...(await sums(proof, `${at} totals`, `/api${path}`, key.name, answer, expected)));
    }
  }
  return found;
};

/** Operations at the address that would be the second one of a list. */
const TAKEN: ReadonlySet<string> = new Set(Object.values(OPERATIONS).map(({ path }) => path));

/** True when the proof knows all records of an entity. Others (profiles, countries) come with the installation. */
export const isPlanted = ({ planted }: Proof, entity: string): boolean =>
  planted.some((record) => record.entity === entity);

/** Sums must cover visible records only. */
async function sums(
  { all }: Proof,
  at: string,
  address: string,
  key: string,
  answer: Answer,
  expected: readonly Planted[],
): Promise<Findings> {
  const whole = await all(
    'GET',
    `${address}?pageSize=1&includeTotals=true&filterBy=${structured({ activo: 'all', [key]: expected.map(({ id }) => id) })}`,
  );
  const [got, wanted] = [answer, whole].map(({ headers }) => JSON.stringify(JSON.parse(headers['x-totals'] ?? 'null')));
  return got === wanted || expected.length === 0 ? [] : [`${at}: ${got} instead of ${wanted}`];
}

/** A record that the matrix allows is returned; any other answers exactly like a missing one. The same applies to its history. */
export const records: Probe = async (proof, visitor) => {
  const found: Findings = [];
  for (const { name, path, permissions, operations } of proof.probed) {
    if (!operations.includes('get')) continue;
    const seen = new Set(visible(proof.planted, name, permissions.get, visitor));
    const mayAsk = letterOf(visitor.profile, permissions.get) !== null;
    const isNew = proof.first('records', name, ...lettersFor(visitor.profile, name, permissions.get, 'bitacora.ver'));
    const nobodies: Record<string, string> = {};
    // Visitors without the permission are refused before any lookup: one request is enough.
    for (const record of proof.planted
      .filter(({ entity }) => entity === name)
      .slice(0, mayAsk ? (isNew ? undefined : 0) : 1)) {
      for (const suffix of ['', '/historial']) {
        const at = `${visitor.profile} GET ${path}/${record.id}${suffix}`;
        const answer = await visitor.ask('GET', `/api${path}/${record.id}${suffix}`);
        const expected = !mayAsk ? 403 : seen.has(record) ? 200 : 404;
        if (answer.status !== expected) found.push(`${at}: ${answer.status} instead of ${expected}`);
        found.push(
          ...strangers(
            at,
            answer,
            seen.has(record) ? [record] : [],
            visitor,
            suffix === '' ? [] : proof.worlds.actors.flatMap(({ names }) => names),
          ),
        );
        if (suffix === '' && answer.status === 200) found.push(...missing(at, answer, [record], visitor));
        if (expected === 404) {
          const nobody = (nobodies[suffix] ??= core(
            await visitor.ask('GET', `/api${path}/${nobodysId(record.id)}${suffix}`),
          ));
          if (core(answer) !== nobody) found.push(`${at}: ${core(answer)} unlike ${nobody}`);
        }
      }
    }
  }
  return found;
};

/**
 * Earlier versions are neither readable nor restorable without access to the record and the audit trail. An event of another record answers
 * like a missing one.
 */
export const restorations: Probe = async (proof, visitor) => {
  const found: Findings = [];
  for (const { name, path, permissions, operations } of proof.probed) {
    if (!operations.includes('get') || !operations.includes('update')) continue;
    if (
      !proof.first(
        'restorations',
        name,
        ...lettersFor(visitor.profile, name, permissions.get, permissions.update, 'bitacora.ver'),
      )
    )
      continue;
    for (const record of proof.planted.filter(({ entity }) => entity === name).slice(0, 2)) {
      for (const [method, suffix, permission] of [
        ['GET', '', permissions.get],
        ['POST', '/restaurar', permissions.update],
      ] as const) {
        const at = `${path}/${record.id}/historial/1${suffix}`;
        const { status } = await visitor.ask(method, `/api${at}`);
        const expected = [permission, 'bitacora.ver'].every((each) => letterOf(visitor.profile, each) !== null)
          ? 404
          : 403;
        if (status !== expected) found.push(`${visitor.profile} ${method} ${at}: ${status} instead of ${expected}`);
      }
    }
  }
  return found;
};

/** Free text and the search over everything find visible records only. */
export const searches: Probe = async (proof, visitor) => {
  const found: Findings = [];
  for (const { name, path, key, permissions, operations, search, embeds } of proof.probed) {
    if (
      !operations.includes('list') ||
      letterOf(visitor.profile, permissions.list) === null ||
      (!search.own && search.embeds.length === 0)
    )
      continue;
    if (!proof.first('searches', name, ...lettersFor(visitor.profile, name, permissions.list))) continue;
    const seen = new Set(visible(proof.planted, name, permissions.list, visitor));
    const sounds = [search, ...embeds.map(({ resource }) => resource.search)].some((each) => each.sounds !== null);
    for (const record of proof.planted.filter(({ entity, found: word }) => entity === name && word !== null)) {
      const word = record.found!;
      const at = `${visitor.profile} GET ${path} searching ${word}`;
      const answer = await visitor.ask('GET', `/api${path}?filterBy=${word}`);
      const isKept = Object.entries(record.secret).some(
        ([permission, marks]) => marks.includes(word) && letterOf(visitor.profile, permission) === null,
      );
      const wanted = seen.has(record) && !isKept ? [String(record.id)] : [];
      const got = idsOf(answer.body, key.name);
      // For people the search also matches similar-sounding names, among visible records and unless names are hidden.
      const alike = new Set(sounds && !isKept ? [...seen].map(({ id }) => String(id)) : wanted);
      if (
        !wanted.every((id) => got.includes(id)) ||
        !got.every((id) => alike.has(id)) ||
        answer.headers['x-total-items'] !== String(got.length)
      )
        found.push(`${at}: ${said(answer).slice(0, 200)} instead of ${wanted.join()}`);
      found.push(...strangers(at, answer, [...seen], visitor));
    }
  }
  // Every name of a person, place or document contains these two letters: five of each kind are returned.
  for (const word of ['qz', ...sample(proof, visitor)]) {
    const answer = await visitor.ask('GET', `/api/busqueda?texto=${word}`);
    const about = proof.resources.flatMap(({ name, permissions }) =>
      visible(proof.planted, name, permissions.list, visitor).filter(
        (record) => visible([record], name, permissions.get, visitor).length > 0,
      ),
    );
    found.push(...strangers(`${visitor.profile} GET /busqueda ${word}`, answer, about, visitor, [word]));
    const groups = answer.body as { recurso: string; registros: { id: unknown }[] }[];
    for (const { recurso, registros } of groups) {
      for (const { id } of registros)
        if (
          isPlanted(proof, recurso) &&
          !about.some((record) => record.entity === recurso && String(record.id) === String(id))
        )
          found.push(`${visitor.profile} GET /busqueda ${word}: ${recurso} ${String(id)}`);
    }
    const own = proof.planted.filter((record) => record.found === word);
    for (const record of own) {
      const isKept = Object.entries(record.secret).some(
        ([permission, marks]) => marks.includes(word) && letterOf(visitor.profile, permission) === null,
      );
      const isThere = groups.some(
        ({ recurso, registros }) =>
          recurso === record.entity && registros.some(({ id }) => String(id) === String(record.id)),
      );
      if (isThere !== (about.includes(record) && !isKept))
        found.push(
          `${visitor.profile} GET /busqueda ${word}: ${record.entity} ${record.id} is ${isThere ? '' : 'not '}there`,
        );
    }
  }
  return found;
};

/**
 * Limits the search over everything, which queries some 40 lists. For each entity with a new letter, it searches for one record of the
 * other world.
 */
function sample({ planted, resources, first: isFirst }: Proof, { profile }: Visitor): string[] {
  const words = new Map<string, string>();
  for (const { entity, world, found } of planted) {
    const permissions = resources.find(({ name }) => name === entity)?.permissions;
    if (world !== 'B' || !found || words.has(entity) || !permissions) continue;
    words.set(
      entity,
      isFirst('everywhere', entity, ...lettersFor(profile, entity, permissions.list, permissions.get)) ? found : '',
    );
  }
  return [...words.values()].filter((word) => word !== '');
}

export function strangers(
  at: string,
  answer: Answer,
  about: readonly Planted[],
  visitor: Visitor,
  sent: Iterable<string> = [],
): Findings {
  const marks = strangeMarks(answer, about, visitor, sent);
  return marks.length === 0 ? [] : [`${at}: holds ${marks.join(' ')}`];
}

/** Returns visible records missing in the answer. Prohibitions alone would also hold for a server that answers nothing. */
function missing(at: string, answer: Answer, about: readonly Planted[], visitor: Visitor, inList = false): Findings {
  const text = said(answer).toLowerCase();
  const kept = new Set(
    about.flatMap(({ secret }) =>
      Object.entries(secret).flatMap(([permission, marks]) =>
        letterOf(visitor.profile, permission) === null ? marks : [],
      ),
    ),
  );
  const gone = about.flatMap(({ marks, deep }) =>
    marks.filter((mark) => !kept.has(mark) && !(inList && deep.includes(mark)) && !text.includes(mark.toLowerCase())),
  );
  return gone.length === 0 ? [] : [`${at}: lacks ${gone.join(' ')}`];
}
