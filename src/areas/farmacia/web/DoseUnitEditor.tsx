import type { CellEditorProps } from '#platform/web/ui/lines/editors/cell-editor-props';
import { SelectEditor } from '#platform/web/ui/lines/editors/SelectEditor';
import { useDoseUnits } from './useDoseUnits';

/** Renders the dose unit of a line: only units that convert to the medicine's pack, when the catalogue states its content. */
export default function DoseUnitEditor({ input, ...props }: CellEditorProps) {
  const offered = useDoseUnits(props.values['insumoId']);
  return input.type === 'select' ? <SelectEditor {...props} input={input} offered={offered} /> : null;
}
