import ArrowBack from '@mui/icons-material/ArrowBack';
import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { useEscape } from './useEscape';
import styles from './side-panel.module.css';

interface SidePanelProps {
  /** Accessible name of the panel. */
  readonly label: string;
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Buttons at the end of the panel, always in view. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Panel beside a page. On a wide screen the page makes room for it; on a tablet it lies over the page, which stays usable. On a phone it is
 * a sheet over everything, with a way back. Escape closes it.
 */
export function SidePanel({ label, title, onClose, actions, children }: SidePanelProps) {
  const isSheet = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  const translate = useTranslate();
  const content = (
    <>
      <header className={styles['head']}>
        <IconButton aria-label={translate('app.action.close')} title={translate('app.action.close')} onClick={onClose}>
          {isSheet ? <ArrowBack /> : <Close />}
        </IconButton>
        <h2 className={styles['title']}>{title}</h2>
      </header>
      <div className={styles['body']}>{children}</div>
      {actions && <footer className={styles['actions']}>{actions}</footer>}
    </>
  );
  return isSheet ? (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      transitionDuration={100}
      slotProps={{
        paper: { className: styles['sheet'] ?? '', role: 'dialog', 'aria-modal': true, 'aria-label': label },
      }}
    >
      {content}
    </Drawer>
  ) : (
    <BesidePage label={label} onClose={onClose}>
      {content}
    </BesidePage>
  );
}

/** Elements that handle Escape themselves. */
const OWN_ESCAPE =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';

function BesidePage({ label, onClose, children }: Pick<SidePanelProps, 'label' | 'onClose' | 'children'>) {
  useEscape(onClose, (target) => !target.closest(OWN_ESCAPE));
  return (
    <section className={styles['panel']} aria-label={label} tabIndex={-1} data-side-panel="">
      {children}
    </section>
  );
}
