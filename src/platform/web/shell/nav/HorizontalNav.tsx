import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { Icon } from '../../ui/icons/Icon';
import { useNavigation } from '../useNavigation';
import { MenuLink } from './MenuLink';
import { moveInNav } from './move-in-nav';
import { NavFailure } from './NavFailure';
import { PanelButton } from './PanelButton';
import { useFitting } from './useFitting';
import styles from './horizontal-nav.module.css';

/** Horizontal menu: start page, tasks, and the buttons of the panels. Tasks without room are in the panels only. */
export function HorizontalNav() {
  const translate = useTranslate();
  const { rail, failed, reload } = useNavigation();
  const row = useRef<HTMLUListElement>(null);
  const fitting = useFitting(row, rail !== null);
  return (
    <nav
      className={styles['nav']}
      aria-label={translate('app.nav.menu')}
      onKeyDown={(event) => moveInNav(event, { across: true })}
    >
      {rail && (
        <>
          <ul ref={row} className={styles['row']}>
            {[...rail.home, ...rail.tasks].map(({ to, icon, text }, index) => (
              <li key={to} className={index >= fitting ? styles['hidden'] : undefined}>
                <MenuLink to={to} className={styles['entry'] ?? ''}>
                  <Icon name={icon} />
                  <span>{text}</span>
                </MenuLink>
              </li>
            ))}
          </ul>
          <ul className={styles['panels']}>
            {rail.panels.map((panel) => (
              <li key={panel.kind}>
                <PanelButton panel={panel} className={styles['entry'] ?? ''} below />
              </li>
            ))}
          </ul>
        </>
      )}
      {!rail && failed && <NavFailure onRetry={reload} />}
    </nav>
  );
}
