import { signosForm } from '#generated/shared/forms/signos.gen';
import { comparisonIssues } from '#platform/shared/validation/check-comparisons';
import type { Issue } from '#platform/shared/validation/issue';
import { isFilled } from '#platform/shared/paths';
import { decodeErrors } from '#platform/shared/validation/validation';
import type { VitalSigns } from './vital-signs';

/**
 * Returns issues that no confirmation can override: values beyond the hard limits of the schema, a systolic pressure not above the
 * diastolic, one pressure without the other. At most one issue for each field.
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
