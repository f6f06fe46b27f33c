import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { DraftEditor } from './DraftEditor';
import { useLineEditors } from './LineEditorsContext';
import { ReferenceEditor } from './ReferenceEditor';
import { SelectEditor } from './SelectEditor';
import { SharesEditor } from './SharesEditor';
import type { CellEditorProps } from './cell-editor-props';
import styles from '../lines.module.css';

/** Editor of the active cell, the only input of the grid. */
export function CellEditor(props: CellEditorProps) {
  const editors = useLineEditors();
  const Provided = editors[`${props.path}.${props.source}`];
  // Keys typed before the provided editor has loaded are passed on to it.
  const [typed, setTyped] = useState(props.typed);
  return Provided ? (
    <Suspense
      fallback={
        props.input.type === 'select' ? <UsualEditor {...props} onText={setTyped} /> : <WaitingEditor {...props} />
      }
    >
      <Provided {...props} typed={typed} />
    </Suspense>
  ) : (
    <UsualEditor {...props} />
  );
}

/** Holds the focus until the provided editor has loaded: amounts entered in the usual one would be lost with it. Escape closes it. */
function WaitingEditor({ label, actions }: CellEditorProps) {
  const text = useTranslate()('app.reference.loading');
  return (
    <span
      ref={(element) => element?.focus()}
      role="status"
      tabIndex={-1}
      aria-label={`${label}: ${text}`}
      className={styles['editor']}
      onBlur={({ relatedTarget }) => relatedTarget && actions.cancel()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') actions.cancel();
        if (['Escape', 'Enter', 'Tab'].includes(event.key)) event.preventDefault();
      }}
    >
      {text}
    </span>
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
