import { useContext, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TabInAddress } from './TabContext';

const PARAMETER = 'seccion';

/** The open tab of a page, remembered in its address (`?seccion=contactos`) so that a reload or a link comes back to it. */
export function useOpenTab(ids: readonly string[]): readonly [string, (id: string) => void] {
  const inAddress = useContext(TabInAddress);
  const [search, setSearch] = useSearchParams();
  // Kept beside the address, which follows a moment later: who opens a tab wants to put the focus into it at once.
  const [open, setOpen] = useState(() => (inAddress ? search.get(PARAMETER) : null));
  const choose = (id: string) => {
    setOpen(id);
    if (inAddress)
      setSearch(
        (current) => new URLSearchParams([...[...current].filter(([name]) => name !== PARAMETER), [PARAMETER, id]]),
        { replace: true, preventScrollReset: true },
      );
  };
  return [ids.find((id) => id === open) ?? ids[0] ?? '', choose];
}
