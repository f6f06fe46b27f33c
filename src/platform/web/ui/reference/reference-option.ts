import type { ResourceModule } from '../resource/resource-module';

/** A record as a picker shows it: its name, and a second line that distinguishes it from others of the same name. */
export interface ReferenceOption {
  readonly id: string | number;
  readonly label: string;
  readonly detail: string;
}

export function toOption(module: ResourceModule, record: Readonly<Record<string, unknown>>): ReferenceOption {
  const id = record['id'] as string | number;
  const label = module.recordLabel(record) || `#${id}`;
  const detail = module.recordDetail(record);
  return { id, label, detail: detail === label ? '' : detail };
}
