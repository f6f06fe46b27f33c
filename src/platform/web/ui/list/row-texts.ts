import type { RaRecord } from 'react-admin';
import type { ResourceModule } from '../resource/resource-module';
import type { Ficha } from './column';

/** Returns the name of a row and the text under it: those of the ficha, or the label of the record alone. */
export function rowTexts(
  record: RaRecord,
  ficha: Ficha | undefined,
  { recordLabel }: Pick<ResourceModule, 'recordLabel'>,
): { readonly name: string; readonly line: string } {
  return { name: ficha?.name(record) || recordLabel(record) || `#${record.id}`, line: ficha?.line(record) ?? '' };
}
