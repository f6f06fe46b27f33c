import { Suspense, useState } from 'react';
import { DraftEditor } from './DraftEditor';
import type { Position } from './grid-moves';
import type { LinesActions } from './lines-actions';
import type { LineInput, LineValues } from './line-column';
import { useLineEditors } from './LineEditorsContext';
import { ReferenceEditor } from './ReferenceEditor';
import { SelectEditor } from './SelectEditor';
import { SharesEditor } from './SharesEditor';

export interface CellEditorProps {
  /** Field of the document that holds the lines. */
  readonly path: string;
  readonly input: LineInput;
  readonly source: string;
  readonly values: LineValues;
  /** Text that waits for its record. */
  readonly pendingText: string | undefined;
  readonly position: Position;
  /** First typed character; null shows the value. */
  readonly typed: string | null;
  readonly label: string;
  readonly error: boolean;
  readonly describedBy: string | undefined;
  readonly actions: LinesActions;
  /** Hears the text as it is typed. */
  readonly onText?: (text: string) => void;
}

/** The one input of the grid: of the cell that is being edited. */
export function CellEditor(props: CellEditorProps) {
  const editors = useLineEditors();
  const Provided = editors[`${props.path}.${props.source}`];
  // Keys typed before the provided editor has loaded go on in it.
  const [typed, setTyped] = useState(props.typed);
  return Provided ? (
    <Suspense fallback={<UsualEditor {...props} onText={setTyped} />}>
      <Provided {...props} typed={typed} />
    </Suspense>
  ) : (
    <UsualEditor {...props} />
  );
}

function UsualEditor(props: CellEditorProps) {
  switch (props.input.type) {
    case 'reference':
      return <ReferenceEditor {...props} input={props.input} />;
    case 'shares':
      return <SharesEditor {...props} input={props.input} />;
    case 'select':
      return <SelectEditor {...props} input={props.input} />;
    default:
      return <DraftEditor {...props} />;
  }
}
