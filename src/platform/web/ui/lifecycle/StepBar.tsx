import Button from '@mui/material/Button';
import ExpandMore from '@mui/icons-material/ExpandMore';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import { useGetIdentity, useTranslate } from 'react-admin';
import { Suspense, useRef, useState } from 'react';
import { offeredSteps, type LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
import { usePermissionSet } from '../access/PermissionsContext';
import { useReach } from '../access/ReachContext';
import type { WireRecord } from '../resource/wire-record';
import { choiceKey, type EnumChoices } from '../values/enum-choices';
import { orderActions } from './order-actions';
import type { TransitionForms } from './transition-forms';
import type { TransitionWalks } from './transition-walks';
import { lazyPart } from '../loading/lazy-part';
import styles from './lifecycle.module.css';

const MoreActions = lazyPart(() => import('./MoreActions'));
const TransitionDialog = lazyPart(() => import('./TransitionDialog'));

export interface TransitionBarProps {
  readonly id: string;
  readonly record: WireRecord;
  readonly title: string;
  readonly lifecycle: LifecycleSpec;
  readonly forms: TransitionForms;
  readonly walks?: TransitionWalks;
  readonly states: EnumChoices;
  /** Target state of the document: the step that leads to it opens at once. */
  readonly to?: string;
  /** Called after a step was taken. */
  readonly onDone?: () => void;
}

const NO_WALKS: TransitionWalks = {};

/** Steps allowed by state, permissions and segregation of duties, with the next one first. */
export default function StepBar({
  id,
  record,
  title,
  lifecycle,
  forms,
  walks = NO_WALKS,
  states,
  to,
  onDone,
}: TransitionBarProps) {
  const translate = useTranslate();
  const held = usePermissionSet();
  const reach = useReach();
  const { identity } = useGetIdentity();
  const bar = useRef<HTMLDivElement>(null);
  const accounts = (identity?.['accounts'] as readonly number[] | undefined) ?? null;
  const offered = record['activo'] === false ? [] : offeredSteps(lifecycle, record, held, accounts, reach);
  const leading = offered.find((name) => to !== undefined && lifecycle.transitions[name]!.to.includes(to)) ?? null;
  const [chosen, setChosen] = useState(leading);
  const [walking, setWalking] = useState(false);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const { primary, secondary, more } = orderActions(lifecycle, offered);
  /** Document as a walk through its lines left it, before the step itself. */
  const [walked, setWalked] = useState<WireRecord | null>(null);
  const texts = `resources.${lifecycle.resource}.transitions`;
  const label = (name: string) => translate(`${texts}.${name}.name`);
  /** Label of the button: a walk may have another verb. */
  const isWalked = (name: string) => walks[name] !== undefined && !walks[name].optional;
  const verb = (name: string, walk = isWalked(name)) =>
    walk ? translate(`${texts}.${name}.walk`, { _: label(name) }) : label(name);
  const Walk = chosen !== null && walking && walked === null ? walks[chosen]?.View : undefined;
  const choose = (name: string, walk = isWalked(name)) => {
    setChosen(name);
    setWalking(walk);
  };
  const close = (done: boolean) => {
    setChosen(null);
    setWalked(null);
    // The button that opened the dialog disappears with the previous state; the bar receives the focus.
    if (!done) return;
    setTimeout(() => bar.current?.focus());
    onDone?.();
  };
  const isDanger = (name: string) => lifecycle.transitions[name]?.tone === 'danger';

  return (
    <div ref={bar} className={styles['bar']} role="group" tabIndex={-1} aria-label={translate('app.lifecycle.actions')}>
      {to !== undefined && leading === null && record[lifecycle.field] !== to && (
        <p role="status">{translate('app.lifecycle.noWay', { state: translate(choiceKey(states, to)) })}</p>
      )}
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
        <Button key={name} color={isDanger(name) ? 'error' : 'inherit'} onClick={() => choose(name)}>
          {verb(name)}
        </Button>
      ))}
      {offered
        .filter((name) => walks[name]?.optional)
        .map((name) => (
          <Button key={`${name} walk`} color="inherit" startIcon={<QrCodeScanner />} onClick={() => choose(name, true)}>
            {verb(name, true)}
          </Button>
        ))}
      {primary && (
        <Button variant="contained" color={isDanger(primary) ? 'error' : 'primary'} onClick={() => choose(primary)}>
          {verb(primary)}
        </Button>
      )}
      <Suspense>
        {menu && (
          <MoreActions
            anchor={menu}
            items={more.map((name) => ({ name, label: verb(name), danger: isDanger(name) }))}
            onChoose={(name) => choose(name)}
            onClose={() => setMenu(null)}
          />
        )}
        {chosen !== null && Walk && (
          <Walk
            id={id}
            record={record}
            title={`${verb(chosen, true)} · ${title}`}
            place={`${lifecycle.resource}/${id}/${chosen}/recorrido`}
            finishLabel={label(chosen)}
            onClose={() => close(false)}
            onFinish={setWalked}
          />
        )}
        {chosen !== null && !Walk && (
          <TransitionDialog
            key={chosen}
            id={id}
            record={walked ?? record}
            title={title}
            name={chosen}
            lifecycle={lifecycle}
            states={states}
            Inputs={forms[chosen]}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
