import type { ServedResourceName } from '#platform/shared/product-names';
import type { Resource } from '#platform/server/entity/resource';
import { asksAboutDays, dayQuestions } from '#platform/shared/validation/check-days';
import type { Issue } from '#platform/shared/validation/issue';
import { schemaPath, type LooseRecord } from '#platform/shared/paths';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import { documentDay } from '../document-day';
import { refuseQuestions, splitConfirmation } from './confirmation';
import { lotQuestions } from '#areas/inventario/server/lot-questions';

type OwnQuestions = (tx: Queryable, record: LooseRecord) => Promise<readonly Issue[]>;

/** Questions specific to some entities, beyond those about dates. */
const OWN: Partial<Record<ServedResourceName, OwnQuestions>> = {
  recepcion: lotQuestions,
  'entrada-extraordinaria': lotQuestions,
};

/**
 * Refuses unexpected values until a person confirms them. Runs after the write, in its transaction. An update asks only about
 * the values that it changes.
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
  if (!asksQuestions(resource) || splitConfirmation(body, true).isConfirmed) return;
  const today = await documentDay(tx, resource, written, actor);
  const known = new Set(before === null ? [] : (await questionsOf(tx, resource, before, today)).map(meaning));
  refuseQuestions((await questionsOf(tx, resource, written, today)).filter((issue) => !known.has(meaning(issue))));
}

/** Removes the confirmation, which is no field, from a body. */
export function withoutAnswers(resource: Resource, body: unknown): unknown {
  return splitConfirmation(body, asksQuestions(resource)).body;
}

/** Checks whether an entity has values to confirm. */
export function asksQuestions({ name, form }: Resource): boolean {
  return Object.hasOwn(OWN, name) || asksAboutDays(form.dayRanges);
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

/** Identity of a question. Leaves out the index of its line, which may have moved. */
const meaning = ({ campo, codigo, params }: Issue): string => JSON.stringify([schemaPath(campo), codigo, params]);
