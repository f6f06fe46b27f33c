/** Key press as reported by the browser. */
export interface KeyPress {
  readonly key: string;
  /** Ctrl, or Cmd on a Mac. */
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

export type Move =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'rowStart'
  | 'rowEnd'
  | 'first'
  | 'last'
  | 'pageUp'
  | 'pageDown'
  | 'next'
  | 'previous'
  | 'nextLine'
  | 'previousLine';

export type GridAction =
  | { readonly type: 'move'; readonly move: Move }
  /** `text` replaces the content of the cell; null edits it. */
  | { readonly type: 'edit'; readonly text: string | null }
  | { readonly type: 'clear' }
  | { readonly type: 'remove' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Makes the next Tab leave the grid instead of moving to the next cell. */
  | { readonly type: 'leave' };

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};

/** Maps a key on an idle cell to an action; null leaves it to the browser. */
export function gridAction({ key, ctrl, shift, alt }: KeyPress): GridAction | null {
  if (ctrl) {
    switch (key.toLowerCase()) {
      case 'delete':
      case 'backspace':
        return { type: 'remove' };
      case 'z':
        return { type: shift ? 'redo' : 'undo' };
      case 'y':
        return { type: 'redo' };
      case 'home':
        return { type: 'move', move: 'first' };
      case 'end':
        return { type: 'move', move: 'last' };
      default:
        return null;
    }
  }
  if (alt) return key === 'ArrowDown' ? { type: 'edit', text: null } : null;
  if (key === 'Tab') return { type: 'move', move: shift ? 'previous' : 'next' };
  if (key === 'Enter') return { type: 'move', move: shift ? 'previousLine' : 'nextLine' };
  const move = MOVES[key];
  if (move) return { type: 'move', move };
  if (key === 'F2' || key === ' ') return { type: 'edit', text: null };
  if (key === 'Delete' || key === 'Backspace') return { type: 'clear' };
  if (key === 'Escape') return { type: 'leave' };
  return /^.$/u.test(key) ? { type: 'edit', text: key } : null;
}

/** Maps a key during editing to an action: a move also ends the edit, `cancel` discards it; null leaves the key to the input. */
export function editorAction({ key, ctrl, shift, alt }: KeyPress, multipleChoice: boolean): Move | 'cancel' | null {
  if (ctrl || alt) return null;
  if (key === 'Enter') return shift ? 'previousLine' : 'nextLine';
  if (key === 'Tab') return shift ? 'previous' : 'next';
  if (key === 'Escape') return 'cancel';
  // In a list of choices the arrows select.
  if (multipleChoice) return null;
  if (key === 'ArrowUp') return 'up';
  return key === 'ArrowDown' ? 'down' : null;
}
