import { useContext, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TabInAddress } from './TabContext';

const PARAMETER = 'seccion';

/** Returns the open tab of a page and its setter. The tab is stored in the URL (`?seccion=contactos`) for reloads and links. */
export function useOpenTab(ids: readonly string[]): readonly [string, (id: string) => void] {
  const inAddress = useContext(TabInAddress);
  const [search, setSearch] = useSearchParams();
  // Stored in addition to the URL, which is updated with a delay: code that opens a tab focuses its content at once.
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
