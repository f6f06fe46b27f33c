import type { CellEditorProps } from '#platform/web/ui/lines/editors/cell-editor-props';
import { useDocument } from '#platform/web/ui/lifecycle/DocumentContext';
import { SharesEditor } from '#platform/web/ui/lines/editors/SharesEditor';
import ReceivedLots from './ReceivedLots';

/** Editor of a line's lots: a choice when picking, counts when receiving. */
export default function LotsEditor({ input, ...props }: CellEditorProps) {
  const document = useDocument();
  if (document?.['estatus'] === 'EN_TRANSITO') return <ReceivedLots {...props} input={input} />;
  return input.type === 'shares' ? <SharesEditor {...props} input={input} /> : null;
}
