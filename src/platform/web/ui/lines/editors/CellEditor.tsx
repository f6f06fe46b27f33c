import { Suspense, useState } from 'react';
import { DraftEditor } from './DraftEditor';
import { useLineEditors } from './LineEditorsContext';
import { ReferenceEditor } from './ReferenceEditor';
import { SelectEditor } from './SelectEditor';
import { SharesEditor } from './SharesEditor';
import type { CellEditorProps } from './cell-editor-props';

/** Editor of the active cell, the only input of the grid. */
export function CellEditor(props: CellEditorProps) {
  const editors = useLineEditors();
  const Provided = editors[`${props.path}.${props.source}`];
  // Keys typed before the provided editor has loaded are passed on to it.
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
