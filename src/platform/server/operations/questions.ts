import { BODY_FORMS } from '#generated/server/operations.gen';
import type { OperationName } from '#platform/shared/product-names';
import { lote } from '#generated/server/tables.gen';
import { eq } from 'drizzle-orm';
import { asksAboutDays, dayQuestions } from '#platform/shared/validation/check-days';
import type { Issue } from '#platform/shared/validation/issue';
import { isObject, type LooseRecord } from '#platform/shared/paths';
import { refuseQuestions, splitConfirmation, type Confirmation } from '../records/questions/confirmation';
import { expiryQuestions } from '#areas/inventario/server/lot-questions';
import type { Queryable } from '../db/database';

type OwnQuestions = (tx: Queryable, params: LooseRecord, body: LooseRecord) => Promise<readonly Issue[]>;

/** Questions of operations beyond those about the dates of their forms. */
const OWN: Partial<Record<OperationName, OwnQuestions>> = {
  conteoLoteHallado: (tx, _params, { insumoId, numeroLote, caducidad }) =>
    expiryQuestions(tx, [{ insumoId, numeroLote, caducidad, campo: 'caducidad' }]),
  loteCaducidad: (tx, params, body) => correctedExpiry(tx, Number(params['loteId']), body['caducidadNueva']),
};

/** Returns a question when a correction leaves two expiries for one lot number: the other lots keep theirs. */
async function correctedExpiry(tx: Queryable, loteId: number, caducidad: unknown): Promise<readonly Issue[]> {
  const [lot] = await tx
    .select({ insumoId: lote.insumoId, numeroLote: lote.numeroLote })
    .from(lote)
    .where(eq(lote.loteId, loteId));
  return lot ? expiryQuestions(tx, [{ ...lot, caducidad, campo: 'caducidadNueva' }]) : [];
}

/** Checks whether an operation's form has values to confirm. */
export function asksOf(name: OperationName): boolean {
  return OWN[name] !== undefined || asksAboutDays(BODY_FORMS[name]?.dayRanges);
}

/** Separates the confirmation, which is no field, from the body of an operation with questions. */
export function operationAnswer(name: OperationName, body: unknown): Confirmation {
  return splitConfirmation(body, asksOf(name));
}

/**
 * Refuses unexpected values of an operation until a person confirms them. Runs after the operation, in its transaction: refusals of the
 * operation come first, and a question reveals no record out of reach.
 *
 * @param day current day at the actor's unit
 * @throws Problem 409 POR_CONFIRMAR with a question for each value
 */
export async function refuseUnconfirmedOperation(
  tx: Queryable,
  name: OperationName,
  { params, body }: { readonly params: unknown; readonly body: unknown },
  day: string,
): Promise<void> {
  if (!asksOf(name) || !isObject(body)) return;
  refuseQuestions([
    ...dayQuestions(BODY_FORMS[name]?.dayRanges ?? {}, body, day),
    ...((await OWN[name]?.(tx, isObject(params) ? params : {}, body)) ?? []),
  ]);
}
