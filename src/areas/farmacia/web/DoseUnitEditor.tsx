import type { CellEditorProps } from '#platform/web/ui/lines/CellEditor';
import { SelectEditor } from '#platform/web/ui/lines/SelectEditor';
import { useDoseUnits } from './useDoseUnits';

/** The dose unit of a line: only units that convert to the pack of its medicine, where the catalogue states what the pack has. */
export default function DoseUnitEditor({ input, ...props }: CellEditorProps) {
  const offered = useDoseUnits(props.values['insumoId']);
  return input.type === 'select' ? <SelectEditor {...props} input={input} offered={offered} /> : null;
}
