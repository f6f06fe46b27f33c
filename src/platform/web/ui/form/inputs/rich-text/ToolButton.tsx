import Tooltip from '@mui/material/Tooltip';
import type { Tool } from './tools';
import frame from './rich-text-frame.module.css';

interface ToolButtonProps {
  readonly tool: Tool;
  readonly name: string;
  readonly pressed: boolean | undefined;
  readonly expanded: boolean | undefined;
  readonly disabled: boolean;
  /** True for the button that Tab focuses. */
  readonly tabStop: boolean;
  readonly onPress: () => void;
}

/** A button of the toolbar. A button that cannot be used stays in place, also for the keyboard. */
export function ToolButton({
  tool: { Icon, keys, small, mirrored },
  name,
  pressed,
  expanded,
  disabled,
  tabStop,
  onPress,
}: ToolButtonProps) {
  return (
    <Tooltip title={name} placement="top">
      <button
        type="button"
        className={frame['tool']}
        tabIndex={tabStop ? 0 : -1}
        aria-pressed={pressed}
        aria-expanded={expanded}
        aria-disabled={disabled || undefined}
        aria-keyshortcuts={keys}
        // Prevents the loss of the text selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (!disabled) onPress();
        }}
      >
        <Icon aria-hidden className={mirrored ? 'rs-mirrored' : ''} data-small={small} />
      </button>
    </Tooltip>
  );
}
