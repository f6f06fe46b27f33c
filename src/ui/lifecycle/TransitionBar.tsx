import Button from '@mui/material/Button';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useGetIdentity, useTranslate } from 'react-admin';
import { lazy, Suspense, useRef, useState } from 'react';
import { offeredTransitions, type LifecycleSpec } from '../../shared/lifecycle';
import { usePermissionSet } from '../access/PermissionsContext';
import type { WireRecord } from '../resource/wire-record';
import type { EnumChoices } from '../values/enum-choices';
import { orderActions } from './order-actions';
import type { TransitionForms } from './transition-forms';
import styles from './lifecycle.module.css';

const MoreActions = lazy(() => import('./MoreActions'));
const TransitionDialog = lazy(() => import('./TransitionDialog'));

export interface TransitionBarProps {
  readonly id: string;
  readonly record: WireRecord;
  readonly title: string;
  readonly lifecycle: LifecycleSpec;
  readonly forms: TransitionForms;
  readonly states: EnumChoices;
}

/** The steps that the state, the permissions and the segregation of duties leave to this person: the next one first. */
export default function TransitionBar({ id, record, title, lifecycle, forms, states }: TransitionBarProps) {
  const translate = useTranslate();
  const held = usePermissionSet();
  const { identity } = useGetIdentity();
  const bar = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const me = typeof identity?.id === 'number' ? identity.id : null;
  const offered = record['activo'] === false ? [] : offeredTransitions(lifecycle, record, held, me);
  const { primary, secondary, more } = orderActions(lifecycle, offered);
  const label = (name: string) => translate(`resources.${lifecycle.resource}.transitions.${name}.name`);
  const isDanger = (name: string) => lifecycle.transitions[name]?.tone === 'danger';

  return (
    <div ref={bar} className={styles['bar']} role="group" tabIndex={-1} aria-label={translate('app.lifecycle.actions')}>
      {more.length > 0 && (
        <Button
          endIcon={<ExpandMore />}
          aria-haspopup="menu"
          aria-expanded={menu !== null}
          onClick={(event) => setMenu(event.currentTarget)}
        >
          {translate('app.lifecycle.more')}
        </Button>
      )}
      {secondary.map((name) => (
        <Button key={name} color={isDanger(name) ? 'error' : 'inherit'} onClick={() => setChosen(name)}>
          {label(name)}
        </Button>
      ))}
      {primary && (
        <Button variant="contained" color={isDanger(primary) ? 'error' : 'primary'} onClick={() => setChosen(primary)}>
          {label(primary)}
        </Button>
      )}
      <Suspense>
        {menu && (
          <MoreActions
            anchor={menu}
            items={more.map((name) => ({ name, label: label(name), danger: isDanger(name) }))}
            onChoose={setChosen}
            onClose={() => setMenu(null)}
          />
        )}
        {chosen !== null && (
          <TransitionDialog
            key={chosen}
            id={id}
            record={record}
            title={title}
            name={chosen}
            lifecycle={lifecycle}
            states={states}
            Inputs={forms[chosen]}
            onClose={(done) => {
              setChosen(null);
              // The button that opened it is gone with the state that offered it.
              if (done) setTimeout(() => bar.current?.focus());
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
