import ChevronRight from '@mui/icons-material/ChevronRight';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { Icon, type IconName } from '../../ui/icons/Icon';
import { lazyPart } from '../../ui/loading/lazy-part';
import type { PanelKind } from '../menu';
import type { Panel } from '../rail';
import { useHere } from './HereContext';

const NavPanel = lazyPart(() => import('./NavPanel'));

const ICONS: Readonly<Record<PanelKind, IconName>> = { record: 'list', report: 'chart', setting: 'settings' };

interface PanelButtonProps {
  readonly panel: Panel;
  readonly className: string;
  /** Icon only, with its name on hover and for screen readers. */
  readonly iconOnly?: boolean;
  /** True when the panel opens below the button instead of beside it. */
  readonly below?: boolean;
}

/** Button that opens a panel of the menu. It is marked while its panel contains the current page. */
export function PanelButton({ panel, className, iconOnly = false, below = false }: PanelButtonProps) {
  const translate = useTranslate();
  const here = useHere();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = translate(`app.nav.panel.${panel.kind}`);
  return (
    <>
      <Tooltip title={iconOnly ? name : ''} placement="right" enterDelay={100}>
        <button
          type="button"
          className={className}
          aria-label={name}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          data-here={panel.groups.some(({ items }) => items.some(({ to }) => to === here)) || undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon name={ICONS[panel.kind]} />
          {!iconOnly && <span>{name}</span>}
          {!iconOnly && <ChevronRight className="rs-mirrored" aria-hidden />}
        </button>
      </Tooltip>
      {anchor && (
        <Suspense>
          <NavPanel anchor={anchor} name={name} groups={panel.groups} below={below} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
