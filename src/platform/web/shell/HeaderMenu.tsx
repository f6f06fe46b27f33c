import Check from '@mui/icons-material/Check';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState, type ReactNode } from 'react';

interface HeaderMenuProps<Value extends string> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly options: readonly { readonly value: Value; readonly text: string; readonly lang?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A button of the header that opens a single choice. */
export function HeaderMenu<Value extends string>({ label, icon, options, value, onChange }: HeaderMenuProps<Value>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          id={`${id}-button`}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {icon}
        </IconButton>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {options.map((option) => (
          <MenuItem
            key={option.value}
            lang={option.lang}
            role="menuitemradio"
            aria-checked={option.value === value}
            selected={option.value === value}
            onClick={() => {
              setAnchor(null);
              onChange(option.value);
            }}
          >
            <Check fontSize="small" aria-hidden sx={{ visibility: option.value === value ? 'visible' : 'hidden' }} />
            {option.text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
