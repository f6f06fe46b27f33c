import type { ServedResourceName } from '#platform/shared/product-names';
import type { Resource } from '#platform/server/entity/resource';
import { asksAboutDays, dayQuestions } from '#platform/shared/validation/check-days';
import type { Issue } from '#platform/shared/validation/issue';
import type { StepSpec } from '#platform/shared/lifecycle/lifecycle';
import type { LooseRecord } from '#platform/shared/paths';
import type { Queryable } from '../../db/database';
import { itemsOf } from '#platform/shared/rules/items-of';
import { refuseQuestions, splitConfirmation, type Confirmation } from './confirmation';
import { expiryQuestions } from '#areas/inventario/server/lot-questions';

/** Questions of a step beyond those about its dates. */
type OwnQuestions = (tx: Queryable, document: LooseRecord) => Promise<readonly Issue[]>;

const OWN: Partial<Record<ServedResourceName, Readonly<Record<string, OwnQuestions>>>> = {
  'propuesta-cambio': {
    // Label of the box, if the receiver recorded it.
    recibir: (tx, document) =>
      expiryQuestions(
        tx,
        itemsOf(document, 'lineas').map((line, index) => ({
          insumoId: line['insumoEntraId'] ?? line['insumoId'],
          numeroLote:
            Number(line['recibido'] ?? 0) > 0 ? (line['numeroLoteRecibido'] ?? line['numeroLoteEntra']) : null,
          caducidad: line['caducidadRecibida'] ?? line['caducidadEntra'],
          campo: `lineas.${index}.caducidadRecibida`,
        })),
      ),
  },
};

/** Separates the confirmation, which is no field, from the body of a step with questions. */
export function stepAnswer({ name }: Resource, step: string, { form }: StepSpec, body: unknown): Confirmation {
  return splitConfirmation(
    body,
    asksAboutDays(form?.dayRanges) || OWN[name as ServedResourceName]?.[step] !== undefined,
  );
}

/**
 * Refuses unexpected values of a step until a person confirms them. Unchanged dates of the document need no new confirmation.
 *
 * @param document with the submitted values
 * @throws Problem 409 POR_CONFIRMAR with a question for each value
 */
export async function refuseUnconfirmedStep(
  tx: Queryable,
  { name }: Resource,
  step: string,
  { form }: StepSpec,
  {
    before,
    input,
    document,
    day,
  }: {
    readonly before: LooseRecord;
    readonly input: LooseRecord | undefined;
    readonly document: LooseRecord;
    readonly day: string;
  },
): Promise<void> {
  const ranges = form?.dayRanges ?? {};
  const known = new Set(dayQuestions(ranges, before, day).map(meaning));
  refuseQuestions([
    ...dayQuestions(ranges, input ?? {}, day).filter((issue) => !known.has(meaning(issue))),
    ...((await OWN[name as ServedResourceName]?.[step]?.(tx, document)) ?? []),
  ]);
}

const meaning = ({ codigo, params }: Issue): string => JSON.stringify([codigo, params]);
