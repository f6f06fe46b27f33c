import { signosForm } from '#generated/shared/forms/signos.gen';
import { comparisonIssues } from '#platform/shared/check-comparisons';
import type { Issue } from '#platform/shared/issue';
import { isFilled } from '#platform/shared/paths';
import { decodeErrors } from '#platform/shared/validation';
import type { VitalSigns } from './vital-signs';

/**
 * Lists values that the server refuses whatever a person confirms: beyond the hard limits of the schema, a systolic pressure that is not
 * above the diastolic, one pressure without the other. At most one issue for each field.
 */
export function impossibleValues(signs: VitalSigns): readonly Issue[] {
  const record = signs as Readonly<Record<string, unknown>>;
  const isGiven = ({ campo }: Issue) => isFilled(record[campo.split('.')[0]!]);
  const shape = signosForm.validate(record) ? [] : decodeErrors(signosForm.validate.errors ?? []).filter(isGiven);
  const order = comparisonIssues(signosForm.comparisons ?? [], record);
  const pair = (['tas', 'tad'] as const).flatMap((campo): Issue[] =>
    !isFilled(record[campo]) && signosForm.required[campo]!(record) ? [{ campo, codigo: 'REQUERIDO', params: {} }] : [],
  );
  const seen = new Set<string>();
  return [...shape, ...order, ...pair].filter(({ campo }) => !seen.has(campo) && seen.add(campo));
}
