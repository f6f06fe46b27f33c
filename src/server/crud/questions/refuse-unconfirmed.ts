import type { ServedResourceName } from '../../../../generated/shared/resource-names.gen';
import type { Resource } from '../../../../generated/server/resource.gen';
import { dayQuestions } from '../../../shared/check-days';
import type { Issue } from '../../../shared/issue';
import { isObject, schemaPath, type LooseRecord } from '../../../shared/paths';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import { Problem } from '../../db/problem';
import { documentDay } from '../document-day';
import { lotQuestions } from './lot-questions';

/** What a client sends beside a record once a person has confirmed the values that 409 POR_CONFIRMAR named. */
const CONFIRMED = 'confirmarDatos';

type OwnQuestions = (tx: Queryable, record: LooseRecord) => Promise<readonly Issue[]>;

/** Questions of single entities, beside those about their dates. */
const OWN: Partial<Record<ServedResourceName, OwnQuestions>> = {
  recepcion: lotQuestions,
  'entrada-extraordinaria': lotQuestions,
};

/**
 * Asks about values that are possible and not expected, unless the person has confirmed them; belongs after the write, in
 * its transaction. A change is asked about what it changes.
 *
 * @throws Problem 409 POR_CONFIRMAR with a question for each value
 */
export async function refuseUnconfirmed(
  tx: Queryable,
  resource: Resource,
  body: unknown,
  before: LooseRecord | null,
  written: LooseRecord,
  actor: Actor,
): Promise<void> {
  if (!asksQuestions(resource) || (isObject(body) && body[CONFIRMED] === true)) return;
  const today = await documentDay(tx, resource, written, actor);
  const known = new Set(before === null ? [] : (await questionsOf(tx, resource, before, today)).map(meaning));
  const errores = (await questionsOf(tx, resource, written, today)).filter((issue) => !known.has(meaning(issue)));
  if (errores.length > 0) throw new Problem(409, 'POR_CONFIRMAR', { errores });
}

/** The body without the confirmation, which is no field. */
export function withoutAnswers(resource: Resource, body: unknown): unknown {
  if (!asksQuestions(resource) || !isObject(body)) return body;
  const { [CONFIRMED]: _, ...record } = body;
  return record;
}

/** Whether anything of an entity may have to be confirmed. */
export function asksQuestions({ name, form }: Resource): boolean {
  return (
    Object.hasOwn(OWN, name) ||
    Object.values(form.dayRanges ?? {}).some(
      ({ expectedMin, expectedMax }) => expectedMin !== undefined || expectedMax !== undefined,
    )
  );
}

async function questionsOf(
  tx: Queryable,
  resource: Resource,
  record: LooseRecord,
  today: string,
): Promise<readonly Issue[]> {
  const own = await OWN[resource.name as ServedResourceName]?.(tx, record);
  return [...dayQuestions(resource.form.dayRanges ?? {}, record, today), ...(own ?? [])];
}

/** A question without the line that it stands in: lines may have moved. */
const meaning = ({ campo, codigo, params }: Issue): string => JSON.stringify([schemaPath(campo), codigo, params]);
