import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Suspense, useState, type ReactNode } from 'react';
import { isOfOthers } from '#platform/shared/lifecycle/reach';
import { usePermissionSet } from '../access/PermissionsContext';
import { useReach } from '../access/ReachContext';
import { Icon } from '../icons/Icon';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import { LateTexts } from '../texts/LateTexts';
import type { Action } from './action';
import { lazyPart } from '../loading/lazy-part';
import type { MoreAction } from '../page/MoreMenu';

const MoreMenu = lazyPart(() => import('../page/MoreMenu').then((menu) => ({ default: menu.MoreMenu })));
const ActionDialog = lazyPart(() => import('./ActionDialog'));
const ImportDialog = lazyPart(() => import('../imports/ImportDialog'));
const AskedImport = lazyPart(() => import('../imports/AskedImport'));

interface ActionBarProps {
  readonly actions: readonly Action[];
  /** Record that the actions apply to; absent on a list. */
  readonly on?: { readonly id: string; readonly record: WireRecord; readonly title: string };
  /** Renders the actions without a button in the menu of the page; without it, they have a menu of their own. */
  readonly children?: (rest: readonly MoreAction[]) => ReactNode;
}

/** Maximum number of buttons side by side; more go into a menu. */
const MAX_BUTTONS = 2;

/** Actions that the user may start, as buttons or in a menu. */
export default function ActionBar({ actions, on, children }: ActionBarProps) {
  const { name: resource, writers } = useResourceModule();
  const translate = useTranslate();
  const held = usePermissionSet();
  const reach = useReach();
  const isReached = ({ permission, writes }: Action, { record }: NonNullable<ActionBarProps['on']>) =>
    !writes || permission === null || !isOfOthers(writers, record, permission, reach);
  const [chosen, setChosen] = useState<Action | null>(null);
  const offered =
    on?.record['activo'] === false
      ? []
      : actions.filter((action) => {
          const { permission, when } = action;
          if (permission !== null && !held.has(permission)) return false;
          return !on || ((!when || when(on.record)) && isReached(action, on));
        });
  const label = ({ name }: Action) => translate(`resources.${resource}.actions.${name}.name`);
  const isFew = offered.length <= MAX_BUTTONS;
  const rest = isFew ? [] : offered.map((action) => ({ text: label(action), onChoose: () => setChosen(action) }));
  return (
    <>
      {isFew &&
        offered.map((action) => (
          <Button
            key={action.name}
            startIcon={action.icon && <Icon name={action.icon} />}
            onClick={() => setChosen(action)}
          >
            {label(action)}
          </Button>
        ))}
      {children?.(rest)}
      <Suspense>
        {!children && !isFew && <MoreMenu label={translate('app.action.more')} actions={rest} />}
        {chosen?.import && (
          <LateTexts area="imports">
            {chosen.import.review ? (
              <AskedImport action={{ ...chosen, import: chosen.import }} onClose={() => setChosen(null)} />
            ) : (
              <ImportDialog action={{ ...chosen, import: chosen.import }} onClose={() => setChosen(null)} />
            )}
          </LateTexts>
        )}
        {chosen && !chosen.import && (
          <ActionDialog key={chosen.name} action={chosen} on={on ?? null} onClose={() => setChosen(null)} />
        )}
      </Suspense>
    </>
  );
}
