import { useTranslate } from 'react-admin';
import { choiceKey } from '../values/enum-choices';
import { DraftEditor } from './DraftEditor';
import type { Position } from './grid-moves';
import type { LinesActions } from './lines-actions';
import type { LineInput, LineValues } from './line-column';
import { ReferenceEditor } from './ReferenceEditor';
import { SharesEditor } from './SharesEditor';
import styles from './lines.module.css';

export interface CellEditorProps {
  readonly input: LineInput;
  readonly source: string;
  readonly values: LineValues;
  /** Text that waits for its record. */
  readonly pendingText: string | undefined;
  readonly position: Position;
  /** What was typed to begin with; null shows the value. */
  readonly typed: string | null;
  readonly label: string;
  readonly error: boolean;
  readonly describedBy: string | undefined;
  readonly actions: LinesActions;
}

/** The one input of the grid: of the cell that is being edited. */
export function CellEditor(props: CellEditorProps) {
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

function SelectEditor({
  input,
  source,
  values,
  position,
  label,
  error,
  describedBy,
  actions,
}: CellEditorProps & { input: Extract<LineInput, { type: 'select' }> }) {
  const translate = useTranslate();
  const value = values[source];
  return (
    <select
      autoFocus
      className={styles['editor']}
      aria-label={label}
      aria-invalid={error || undefined}
      aria-describedby={describedBy}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => actions.commit(position, { kind: 'value', value: event.target.value || null }, null)}
      onBlur={() => actions.commit(position, { kind: 'same' }, null)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') actions.cancel();
        else if (event.key === 'Tab' || event.key === 'Enter')
          actions.commit(
            position,
            { kind: 'same' },
            event.key === 'Tab' ? (event.shiftKey ? 'previous' : 'next') : event.shiftKey ? 'previousLine' : 'nextLine',
          );
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <option value="">{translate('app.input.choose')}</option>
      {input.choices.options.map((option) => (
        <option key={option.value} value={option.value}>
          {translate(choiceKey(input.choices, option.value))}
        </option>
      ))}
    </select>
  );
}
