import MoreVert from '@mui/icons-material/MoreVert';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router-dom';

/** Action of a menu: a link to an address, or a function. */
export type MoreAction = {
  readonly text: string;
  readonly disabled?: boolean;
  /** True for a destructive action, which comes last. */
  readonly danger?: boolean;
} & ({ readonly onChoose: () => void } | { readonly to: string });

interface MoreMenuProps {
  /** Label of the button, which names the subject of the actions. */
  readonly label: string;
  readonly actions: readonly MoreAction[];
}

/** Menu of secondary actions; destructive ones come last, below a line. Without actions there is no menu. */
export function MoreMenu({ label, actions }: MoreMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<(() => void) | null>(null);
  if (actions.length === 0) return null;
  const close = (run: (() => void) | null = null) => {
    setChosen(() => run);
    setAnchor(null);
  };
  const safe = actions.filter(({ danger }) => !danger);
  const dangerous = actions.filter(({ danger }) => danger);
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
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => close()}
        // Before it has left the page, the menu would be printed and take the focus from a dialog.
        slotProps={{
          transition: {
            onExited: () => {
              if (chosen) setTimeout(chosen);
              setChosen(null);
            },
          },
        }}
      >
        {safe.map((action) => itemOf(action, close))}
        {safe.length > 0 && dangerous.length > 0 && <Divider component="li" />}
        {dangerous.map((action) => itemOf(action, close))}
      </Menu>
    </>
  );
}

/** Returns an element, not a component: the menu passes its focus to its direct children. */
function itemOf(action: MoreAction, close: (run?: () => void) => void) {
  const { text, disabled = false, danger = false } = action;
  const shared = { disabled, ...(danger ? { sx: { color: 'error.main' } } : {}) };
  return 'to' in action ? (
    <MenuItem key={text} component={Link} to={action.to} onClick={() => close()} {...shared}>
      {text}
    </MenuItem>
  ) : (
    <MenuItem key={text} onClick={() => close(action.onChoose)} {...shared}>
      {text}
    </MenuItem>
  );
}
