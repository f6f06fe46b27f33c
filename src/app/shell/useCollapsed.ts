import { useState } from 'react';

const KEY = 'red-salud.side-nav';

/** Whether the side navigation is narrow; the choice stays with the machine. */
export function useCollapsed(): readonly [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(read);
  return [
    collapsed,
    (next) => {
      setCollapsed(next);
      try {
        localStorage.setItem(KEY, next ? 'collapsed' : 'open');
      } catch {
        // Storage is blocked: the choice lasts as long as the tab.
      }
    },
  ];
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'collapsed';
  } catch {
    return false;
  }
}
