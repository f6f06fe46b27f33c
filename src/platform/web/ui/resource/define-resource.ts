import { recordNames } from './record-names';
import type { ResourceModule } from './resource-module';

/** Loader of a JSON module, as `import()` returns it. */
type JsonLoader = () => Promise<{ readonly default: Readonly<Record<string, string>> }>;

export interface ResourceDefinition<Item> extends Omit<ResourceModule, 'recordLabel' | 'recordDetail' | 'labels'> {
  readonly recordLabel: (record: Item) => string;
  readonly recordDetail: (record: Item) => string;
  readonly labels: Readonly<Record<keyof ResourceModule['labels'], JsonLoader>>;
}

/**
 * Returns a resource's module from its typed definition. Inside, templates are checked against the record's type; outside, a record is
 * untyped, as sent by the API.
 */
export function defineResource<Item extends object>({
  recordLabel,
  recordDetail,
  labels,
  ...definition
}: ResourceDefinition<Item>): ResourceModule {
  const texts = (load: JsonLoader) => async () => [(await load()).default];
  return {
    ...definition,
    ...recordNames({ recordLabel, recordDetail }),
    labels: { es: texts(labels.es), en: texts(labels.en), 'es-mx': texts(labels['es-mx']) },
  };
}
