import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import { useGetIdentity, useTranslate } from 'react-admin';
import { Suspense, useRef, useState, useTransition } from 'react';
import { offeredSteps, type LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
import { usePermissionSet } from '../access/PermissionsContext';
import { useReach } from '../access/ReachContext';
import type { WireRecord } from '../resource/wire-record';
import { choiceKey, type EnumChoices } from '../values/enum-choices';
import { loadInputs } from './load-inputs';
import { orderActions } from './order-actions';
import type { TransitionForms } from './transition-forms';
import type { TransitionFormProps } from './TransitionForm';
import type { TransitionWalk, TransitionWalks } from './transition-walks';
import { lazyPart } from '../loading/lazy-part';
import { MoreMenu, type MoreAction } from '../page/MoreMenu';
import styles from './lifecycle.module.css';

const loadForm = () => import('./TransitionForm');
const TransitionForm = lazyPart(loadForm);

export interface TransitionBarProps {
  readonly id: string;
  readonly record: WireRecord;
  readonly title: string;
  readonly lifecycle: LifecycleSpec;
  readonly forms: TransitionForms;
  readonly walks?: TransitionWalks;
  readonly states: EnumChoices;
  /** Further actions of the page, in the menu after the steps. */
  readonly others?: readonly MoreAction[];
  /** Target state of the document: the step that leads to it opens at once. */
  readonly to?: string;
  /** Called after a step was taken. */
  readonly onDone?: () => void;
}

const NO_WALKS: TransitionWalks = {};
const NO_OTHERS: readonly MoreAction[] = [];

/**
 * Steps allowed by state, permissions and segregation of duties: the next one and one more as buttons, the others in a menu with the
 * further actions of the page.
 */
export default function StepBar({
  id,
  record,
  title,
  lifecycle,
  forms,
  walks = NO_WALKS,
  states,
  others = NO_OTHERS,
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
  const [pressed, setPressed] = useState<string | null>(null);
  const [opening, open] = useTransition();
  const { primary, secondary, more } = orderActions(lifecycle, offered);
  const texts = `resources.${lifecycle.resource}.transitions`;
  const label = (name: string) => translate(`${texts}.${name}.name`);
  /** Label of the button: a walk may have another verb. */
  const isWalked = (name: string) => walks[name] !== undefined && !walks[name].optional;
  const verb = (name: string, walk = isWalked(name)) =>
    walk ? translate(`${texts}.${name}.walk`, { _: label(name) }) : label(name);
  const choose = (name: string, walk = isWalked(name)) => {
    setPressed(name);
    // Until the form of the step is loaded, the page stays and the button shows progress.
    open(() => {
      setChosen(name);
      setWalking(walk);
    });
  };
  /** Loads the form of a step that is about to be chosen. */
  const preload = (name: string) => void Promise.all([loadForm(), loadInputs(forms[name])]).catch(() => undefined);
  const buttonOf = (name: string) => ({
    onPointerEnter: () => preload(name),
    onFocus: () => preload(name),
    onClick: () => choose(name),
    startIcon: opening && pressed === name && <CircularProgress size={16} color="inherit" />,
  });
  const close = (done: boolean) => {
    setChosen(null);
    // The button that opened the dialog disappears with the previous state; the bar receives the focus.
    if (!done) return;
    setTimeout(() => bar.current?.focus());
    onDone?.();
  };
  const steps = more.map((name) => ({
    text: verb(name),
    onChoose: () => choose(name),
    danger: lifecycle.transitions[name]?.tone === 'danger',
  }));

  return (
    <div
      ref={bar}
      className={styles['bar']}
      role="group"
      tabIndex={-1}
      aria-label={translate('app.lifecycle.actions')}
      aria-busy={opening || undefined}
    >
      {to !== undefined && leading === null && record[lifecycle.field] !== to && (
        <p role="status">{translate('app.lifecycle.noWay', { state: translate(choiceKey(states, to)) })}</p>
      )}
      <MoreMenu label={translate('app.action.more')} actions={[...steps, ...others]} />
      {secondary && (
        <Button color="inherit" {...buttonOf(secondary)}>
          {verb(secondary)}
        </Button>
      )}
      {offered
        .filter((name) => walks[name]?.optional)
        .map((name) => (
          <Button key={`${name} walk`} color="inherit" startIcon={<QrCodeScanner />} onClick={() => choose(name, true)}>
            {verb(name, true)}
          </Button>
        ))}
      {primary && (
        <Button variant="contained" color="primary" {...buttonOf(primary)}>
          {verb(primary)}
        </Button>
      )}
      <Suspense>
        {chosen !== null && (
          <ChosenStep
            key={chosen}
            id={id}
            record={record}
            title={title}
            name={chosen}
            lifecycle={lifecycle}
            states={states}
            load={forms[chosen]}
            Walk={walking ? walks[chosen]?.View : undefined}
            walkTitle={`${verb(chosen, walking)} · ${title}`}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}

interface ChosenStepProps extends TransitionFormProps {
  readonly Walk: TransitionWalk['View'] | undefined;
  readonly walkTitle: string;
}

/** Form of a step, after the walk through the lines of the document if it has one. */
function ChosenStep({ Walk, walkTitle, ...step }: ChosenStepProps) {
  const { id, record, name, lifecycle, onClose } = step;
  const translate = useTranslate();
  /** Document as the walk left it. */
  const [walked, setWalked] = useState<WireRecord | null>(null);
  if (!Walk || walked) return <TransitionForm {...step} record={walked ?? record} />;
  return (
    <Walk
      id={id}
      record={record}
      title={walkTitle}
      place={`${lifecycle.resource}/${id}/${name}/recorrido`}
      finishLabel={translate(`resources.${lifecycle.resource}.transitions.${name}.name`)}
      onClose={() => onClose(false)}
      onFinish={setWalked}
    />
  );
}
