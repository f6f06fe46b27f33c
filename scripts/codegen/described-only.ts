import type { Model } from './model';

/** Parts of the vocabulary that the model carries and no emitter uses yet, one sentence for each place that says them. */
export function describedOnly({ reports }: Model): string[] {
  return reports.map(({ name }) => `report ${name}: it is checked; nothing is emitted for it yet`);
}
