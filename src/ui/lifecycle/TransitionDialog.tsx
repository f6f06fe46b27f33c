import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, useTranslate } from 'ra-core';
import { Suspense, useCallback, useId, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useFormState, type FieldValues, type Resolver } from 'react-hook-form';
import type { LifecycleSpec } from '../../shared/lifecycle';
import { createResolver } from '../form/create-resolver';
import { ErrorSummary } from '../form/ErrorSummary';
import { FormContextProvider, type FormContextValue, type RegisteredField } from '../form/FormContext';
import { issueText } from '../form/issue-text';
import { useRules } from '../form/RulesContext';
import { DraftKeeper, type DraftHandle } from '../form/drafts/DraftKeeper';
import type { DraftSlot } from '../form/drafts/draft-slot';
import { useDraftSlot } from '../form/drafts/useDraftSlot';
import { UnsavedDialog } from '../form/UnsavedDialog';
import { UnsavedGuard } from '../form/UnsavedGuard';
import { ResourceModuleProvider, useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import { Loading } from '../states/Loading';
import type { EnumChoices } from '../values/enum-choices';
import { NO_FORM } from './no-form';
import { OvertakenNotice } from './OvertakenNotice';
import { transitionBody, transitionStart } from './transition-body';
import { useTransition } from './useTransition';
import formStyles from '../form/form.module.css';
import pageStyles from '../page/page.module.css';
import styles from './lifecycle.module.css';

export interface TransitionDialogProps {
  readonly id: string;
  readonly record: WireRecord;
  readonly title: string;
  readonly name: string;
  readonly lifecycle: LifecycleSpec;
  readonly states: EnumChoices;
  /** Inputs of the step, for one that asks for something. */
  readonly Inputs: ComponentType | undefined;
  /** @param done the step was taken */
  readonly onClose: (done: boolean) => void;
}

/** Asks before a step is taken, for what it needs if it needs something; says in place why it cannot be taken. */
export default function TransitionDialog(props: TransitionDialogProps) {
  const module = useResourceModule();
  const { lifecycle, name, id } = props;
  const place = `${lifecycle.resource}/${id}/${name}`;
  const slot = useDraftSlot(place);
  // Texts of the step's fields stand below the step: `resources.solicitud.transitions.rechazar.fields.motivo`.
  const stepModule = useMemo(() => ({ ...module, name: `${lifecycle.resource}.transitions.${name}` }), [module, lifecycle.resource, name]);
  return (
    <ResourceModuleProvider value={stepModule}>
      {slot && <StepForm {...props} place={place} slot={slot} />}
    </ResourceModuleProvider>
  );
}

/** A step is based on no record of its own: what was filled in comes back as it was. */
const about = () => ({ base: null, sent: null });
const NOTHING = () => undefined;
const NO_WORK: ReadonlySet<DraftHandle> = new Set();

function StepForm({ id, record, title, name, lifecycle, states, Inputs, onClose, place, slot }: TransitionDialogProps & { readonly place: string; readonly slot: DraftSlot }) {
  const translate = useTranslate();
  const rules = useRules();
  const formId = useId();
  const transition = lifecycle.transitions[name]!;
  const [initial] = useState(() => transitionStart(transition, record));
  const [fields] = useState(() => new Map<string, RegisteredField>());
  const spec = transition.form ?? NO_FORM;
  const [works] = useState(() => new Set<DraftHandle>());
  const draft = useRef<DraftHandle>(null);
  const context = useMemo<FormContextValue>(() => ({ spec, mode: 'create', formKey: '', place, fields, record: initial, works }), [spec, place, fields, initial, works]);
  const resolver = useMemo<Resolver<FieldValues, unknown, FieldValues>>(() => {
    if (!transition.form) return (values) => ({ values: transitionBody(transition, values), errors: {} });
    const check = createResolver(transition.form, rules, (issue) => issueText(translate, issue));
    return (values, ...rest) => check(transitionBody(transition, values), ...rest);
  }, [rules, transition, translate]);
  const done = useCallback(() => {
    void draft.current?.drop();
    onClose(true);
  }, [onClose]);
  const { run, overtaken } = useTransition(id, record, lifecycle, name, states, done);
  const key = `resources.${lifecycle.resource}.transitions.${name}`;
  const action = translate(`${key}.name`);
  const text = transition.confirm ? translate(`${key}.confirm`) : Inputs ? '' : translate('app.lifecycle.confirm', { action, name: title });

  return (
    <FormContextProvider value={context}>
      <Form id={formId} className={formStyles['form'] ?? ''} resource={lifecycle.resource} defaultValues={initial} resolver={resolver} shouldFocusError={false} noValidate disableInvalidFormNotification onSubmit={(values: Record<string, unknown>) => run(values)}>
        <StepDialog formId={formId} works={overtaken?.possible === false ? NO_WORK : works} wide={transition.lines !== null && overtaken?.possible !== false} title={`${action} · ${title}`} onClose={() => onClose(false)}>
          {({ submitting, close }) => (
            <>
              <DialogContent>
                <div className={`${pageStyles['page']} ${styles['dialog']}`}>
                  {Inputs && <DraftKeeper ref={draft} slot={slot} initial={initial} about={about} onRecovered={NOTHING} formId={formId} outerWorks={null} />}
                  {text && <p>{text}</p>}
                  {overtaken && <OvertakenNotice overtaken={overtaken} lifecycle={lifecycle} states={states} />}
                  <ErrorSummary />
                  {Inputs && overtaken?.possible !== false && (
                    <Suspense fallback={<Loading />}>
                      <div className={formStyles['grid']}><Inputs /></div>
                    </Suspense>
                  )}
                </div>
              </DialogContent>
              <DialogActions>
                <Button onClick={close}>{translate(overtaken?.possible === false ? 'app.action.close' : 'app.action.cancel')}</Button>
                {overtaken?.possible !== false && (
                  <Button
                    type="submit"
                    form={formId}
                    variant="contained"
                    color={transition.tone === 'danger' ? 'error' : 'primary'}
                    aria-disabled={submitting}
                    onClick={(event) => {
                      if (submitting) event.preventDefault();
                    }}
                  >
                    {action}
                  </Button>
                )}
              </DialogActions>
            </>
          )}
        </StepDialog>
        <UnsavedGuard works={works} />
      </Form>
    </FormContextProvider>
  );
}

interface StepDialogProps {
  readonly formId: string;
  readonly works: ReadonlySet<DraftHandle>;
  readonly wide: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (state: { readonly submitting: boolean; readonly close: () => void }) => ReactNode;
}

/** Closing it with something filled in asks what becomes of it. */
function StepDialog({ formId, works, wide, title, onClose, children }: StepDialogProps) {
  const { isSubmitting } = useFormState();
  const [asking, setAsking] = useState(false);
  const close = () => {
    if ([...works].some((work) => work.changed())) setAsking(true);
    else onClose();
  };
  return (
    <Dialog open onClose={close} maxWidth={wide ? 'xl' : 'sm'} fullWidth aria-labelledby={`${formId}-title`} transitionDuration={100} className={styles['sheet'] ?? ''}>
      <DialogTitle id={`${formId}-title`}>{title}</DialogTitle>
      {children({ submitting: isSubmitting, close })}
      {asking && <UnsavedDialog works={[...works]} onStay={() => setAsking(false)} onLeave={onClose} />}
    </Dialog>
  );
}
