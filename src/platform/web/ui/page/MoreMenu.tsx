import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

export interface MoreAction {
  readonly text: string;
  readonly onChoose: () => void;
  readonly disabled?: boolean;
  /** True for a destructive action. */
  readonly danger?: boolean;
}

interface MoreMenuProps {
  /** Label of the button, which names the subject of the actions. */
  readonly label: string;
  readonly actions: readonly MoreAction[];
}

/** Menu of secondary actions. */
export function MoreMenu({ label, actions }: MoreMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {actions.map(({ text, onChoose, disabled = false, danger = false }) => (
          <MenuItem
            key={text}
            disabled={disabled}
            {...(danger ? { sx: { color: 'error.main' } } : {})}
            onClick={() => {
              close();
              onChoose();
            }}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
