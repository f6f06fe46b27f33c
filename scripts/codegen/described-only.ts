import type { Model } from './model';

/** Parts of the vocabulary that the model carries and no emitter uses yet, one sentence for each place that says them. */
export function describedOnly({ entities, reports }: Model): string[] {
  return [
    ...entities.flatMap(({ name, fields }) => fields.filter((field) => field.lines).map((field) => `${name}.${field.name}: lines are kept inside the record, not yet in a table of their own`)),
    ...entities.filter(({ lifecycle }) => lifecycle).map(({ name }) => `${name}: its lifecycle is checked; states stay as they are until transitions are emitted`),
    ...entities.filter(({ folio }) => folio).map(({ name }) => `${name}: its folio is described; no number is assigned yet`),
    ...reports.map(({ name }) => `report ${name}: it is checked; nothing is emitted for it yet`),
  ];
}
