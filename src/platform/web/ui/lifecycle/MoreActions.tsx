import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import styles from './lifecycle.module.css';

export interface MoreActionsProps {
  readonly anchor: HTMLElement;
  readonly items: readonly { readonly name: string; readonly label: string; readonly danger: boolean }[];
  readonly onChoose: (name: string) => void;
  readonly onClose: () => void;
}

/** Menu of the steps without a button of their own. */
export default function MoreActions({ anchor, items, onChoose, onClose }: MoreActionsProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}>
      {items.map(({ name, label, danger }) => (
        <MenuItem
          key={name}
          className={danger ? (styles['danger'] ?? '') : ''}
          onClick={() => {
            onClose();
            onChoose(name);
          }}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
