import type { StepSpec } from '#platform/shared/lifecycle/lifecycle';
import type { LineValues } from '../lines/line-column';
import type { WireRecord } from '../resource/wire-record';

/**
 * Returns the initial values of a step's form: its defaults, fields that start with the document's values, and the document's lines with
 * the suggestions of the step.
 */
export function transitionStart(
  { form, start: ofDocument = [], lines }: StepSpec,
  record: WireRecord,
): Record<string, unknown> {
  const start: Record<string, unknown> = structuredClone({ ...form?.defaults });
  for (const name of ofDocument) if (record[name] !== undefined && record[name] !== null) start[name] = record[name];
  if (!lines) return start;
  const suggested = (row: LineValues) =>
    Object.fromEntries(Object.entries(lines.start).map(([field, from]) => [field, row[field] ?? row[from] ?? null]));
  return { ...start, [lines.field]: rowsOf(record[lines.field]).map((row) => ({ ...row, ...suggested(row) })) };
}

/** Returns the request body of a step. Each line contains its key and the columns that the step fills in. */
export function transitionBody(
  { lines }: StepSpec,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  if (!lines) return { ...values };
  const sent = [lines.key, ...lines.fields];
  const pick = (row: LineValues) =>
    Object.fromEntries(
      sent
        .filter((name) => row[name] !== undefined && row[name] !== null && row[name] !== '')
        .map((name) => [name, row[name]]),
    );
  return { ...values, [lines.field]: rowsOf(values[lines.field]).map(pick) };
}

function rowsOf(value: unknown): readonly LineValues[] {
  return Array.isArray(value) ? (value as LineValues[]) : [];
}
