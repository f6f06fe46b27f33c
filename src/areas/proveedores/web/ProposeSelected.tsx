import type { SelectionPartProps } from '#platform/web/ui/resource/resource-module';
import { ProposeButton } from './ProposeButton';

/** Proposes an exchange of the selected lots. Unavailable for all results of a filter, which the user has not reviewed. */
export default function ProposeSelected({ target }: SelectionPartProps) {
  return 'records' in target ? <ProposeButton lots={target.records.map(({ id }) => Number(id))} /> : null;
}
