import type { SelectionPartProps } from '../../ui/resource/resource-module';
import { ProposeButton } from './ProposeButton';

/** Beside what can be done to chosen lots: to propose an exchange of them. Nobody proposes all that a filter finds without having seen it. */
export default function ProposeSelected({ target }: SelectionPartProps) {
  return 'records' in target ? <ProposeButton lots={target.records.map(({ id }) => Number(id))} /> : null;
}
