import type { CellEditorProps } from '#platform/web/ui/lines/CellEditor';
import { useDocument } from '#platform/web/ui/lifecycle/DocumentContext';
import { SharesEditor } from '#platform/web/ui/lines/SharesEditor';
import ReceivedLots from './ReceivedLots';

/** The lots of a line: chosen where they are picked, counted where they arrive. */
export default function LotsEditor({ input, ...props }: CellEditorProps) {
  const document = useDocument();
  if (document?.['estatus'] === 'EN_TRANSITO') return <ReceivedLots {...props} input={input} />;
  return input.type === 'shares' ? <SharesEditor {...props} input={input} /> : null;
}
