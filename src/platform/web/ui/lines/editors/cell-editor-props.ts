import type { Position } from '../grid/grid-moves';
import type { LineInput, LineValues } from '../line-column';
import type { LinesActions } from '../lines-actions';

export interface CellEditorProps {
  /** Field of the document with the lines. */
  readonly path: string;
  readonly input: LineInput;
  readonly source: string;
  readonly values: LineValues;
  /** Text whose record is still being looked up. */
  readonly pendingText: string | undefined;
  readonly position: Position;
  /** First typed character; null shows the value. */
  readonly typed: string | null;
  readonly label: string;
  readonly error: boolean;
  readonly describedBy: string | undefined;
  readonly actions: LinesActions;
  /** Called with the text during typing. */
  readonly onText?: (text: string) => void;
}
