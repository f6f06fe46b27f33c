import type { Answer } from '../../../server/app';
import type { Findings, Proof, Visitor } from '../../context';
import { visible, type Planted } from '../../planted';
import { lettersFor } from '../../reach';
import { core, idsOf } from '../../tell';
import { strangers } from '../reading';
import { call, NOBODY, NOBODY_ELSE } from './call';
import { recordsAs } from './records-as';
import type { Row, RowOf } from './row';

type Interpret<How extends Row['how']> = (
  row: RowOf<How>,
  proof: Proof,
  visitor: Visitor,
  at: string,
) => Promise<Findings>;

/** Interpreters of the rows: each sends its requests and reports the leaks of the answers. */
const INTERPRETERS: { readonly [How in Row['how']]: Interpret<How> } = {
  each: (row, proof, visitor, at) => eachRecord(row, proof, visitor, at, row.tells ?? (() => [])),
  refused: (row, proof, visitor, at) => eachRecord(row, proof, visitor, at, null),

  alike: async ({ entity, by, ask, body, done }, proof, visitor, at) => {
    const found: Findings = [];
    const nobody = await call(visitor, ask, body, NOBODY, NOBODY_ELSE);
    const reached = new Set(visible(proof.planted, entity, by, visitor));
    const out = proof.planted.filter((record) => record.entity === entity && !reached.has(record));
    for (const [index, { id }] of out.entries()) {
      const answer = await call(visitor, ask, body, id, out[(index + 1) % out.length]!.id);
      if (answer.status < 400 || core(answer) !== core(nobody))
        found.push(`${at} ${id}: ${core(answer)} unlike ${core(nobody)}`);
      found.push(...strangers(at, answer, [], visitor));
    }
    for (const record of done ? reached : []) {
      const answer = await call(visitor, ask, body, record.id);
      if (answer.status !== 200) found.push(`${at} ${record.id}: ${core(answer)}`);
      found.push(...strangers(at, answer, [record], visitor));
    }
    return found;
  },

  closed: async ({ as, by, ask, body, among }, proof, visitor, at) => {
    const found: Findings = [];
    const reached = new Set(visible(recordsAs(as, 'almacen', proof), as, by, visitor).map(({ id }) => id));
    const stores = among
      ? visible(proof.planted, 'almacen', among, visitor)
      : proof.planted.filter(({ entity }) => entity === 'almacen');
    for (const { id } of stores.filter((store) => !reached.has(store.id))) {
      const answer = await call(visitor, ask, body?.(proof), id, Number(id) + 1);
      if (answer.status < 400) found.push(`${at} for ${id}: ${core(answer)}`);
      found.push(...strangers(at, answer, [], visitor));
    }
    return found;
  },

  shown: async (row, proof, visitor, at) => {
    const found: Findings = [];
    const seen = seenBy(row, proof, visitor);
    for (const ask of [row.ask].flat()) {
      if (!row.per || !ask.includes(':id')) {
        found.push(...strangers(at, await call(visitor, ask), seen, visitor));
        continue;
      }
      for (const { id } of proof.planted.filter(({ entity }) => entity === row.per)) {
        const { within } = row;
        const about = within ? seen.filter(({ places }) => places[within]?.includes(Number(id))) : seen;
        const answer = await call(visitor, ask, undefined, id);
        found.push(...strangers(`${at} of ${row.per} ${id}`, answer, about, visitor));
      }
    }
    return found;
  },

  listed: async (row, proof, visitor, at) => {
    const seen = seenBy(row, proof, visitor);
    const answer = await call(visitor, row.ask);
    const got = idsOf(answer.body, row.key).join();
    const wanted = seen
      .map(({ id }) => String(id))
      .toSorted()
      .join();
    return [...(got === wanted ? [] : [`${at}: ${got} instead of ${wanted}`]), ...strangers(at, answer, seen, visitor)];
  },

  counted: async (row, proof, visitor, at) => {
    const seen = seenBy(row, proof, visitor);
    const answer = await call(visitor, row.ask);
    const count = row.count(answer.body);
    const isRight = row.atMost ? count <= seen.length : count === seen.length;
    return [...(isRight ? [] : [`${at}: counts ${count} of ${seen.length}`]), ...strangers(at, answer, seen, visitor)];
  },

  kept: async ({ ask, secret }, proof, visitor, at) => {
    const send = (id: number) =>
      call(visitor, ask, ask.startsWith('PUT') ? { nombre: 'Mía', version: 1 } : undefined, id);
    const [answer, nobody] = [await send(secret(proof)), await send(NOBODY)];
    return answer.status === 404 && core(answer) === core(nobody)
      ? []
      : [`${at}: ${core(answer)} unlike ${core(nobody)}`];
  },

  own: ({ probe }, proof, visitor, at) => probe(proof, visitor, at),
};

/** Sends the requests of a row, in every way that could reveal data. */
export function interpret<How extends Row['how']>(
  row: RowOf<How>,
  proof: Proof,
  visitor: Visitor,
  at: string,
): Promise<Findings> {
  return INTERPRETERS[row.how](row, proof, visitor, at);
}

function seenBy(
  { may, also }: Pick<RowOf<'shown'>, 'may' | 'also'>,
  proof: Proof,
  visitor: Visitor,
): readonly Planted[] {
  return [
    ...may.flatMap(([entity, permission, of = entity]) =>
      visible(recordsAs(entity, of, proof), entity, permission, visitor),
    ),
    ...(also?.(proof, visitor) ?? []),
  ];
}

/** @param tells further records that an answer about a record in reach may reveal; null skips the records in reach */
async function eachRecord(
  { entity, by, ask, body }: Pick<RowOf<'refused'>, 'entity' | 'by' | 'ask' | 'body'>,
  proof: Proof,
  visitor: Visitor,
  at: string,
  tells: ((record: Planted, proof: Proof) => readonly Planted[]) | null,
): Promise<Findings> {
  const found: Findings = [];
  if (!proof.first(at.split(' ').slice(1), ...lettersFor(visitor.profile, entity, by))) return found;
  const reached = new Set(visible(proof.planted, entity, by, visitor));
  const send = (id: number): Promise<Answer> => call(visitor, ask, body, id);
  const nobody = await send(NOBODY);
  for (const record of proof.planted.filter((each) => each.entity === entity)) {
    const isReached = reached.has(record);
    if (isReached && tells === null) continue;
    const answer = await send(Number(record.id));
    if (isReached ? answer.status !== 200 : answer.status !== 404 || core(answer) !== core(nobody))
      found.push(`${at} ${record.id}: ${core(answer)} unlike ${core(nobody)}`);
    found.push(...strangers(at, answer, isReached ? [record, ...(tells?.(record, proof) ?? [])] : [], visitor));
  }
  return found;
}
