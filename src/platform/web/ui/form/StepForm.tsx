import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { Form, useTranslate } from 'react-admin';
import { Suspense, useId, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { FormSpec } from '#platform/shared/form-spec';
import { ResourceModuleProvider, useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import { Loading } from '../states/Loading';
import { createResolver } from './create-resolver';
import { DraftKeeper, type DraftHandle } from './drafts/DraftKeeper';
import type { DraftSlot } from './drafts/draft-slot';
import { useDraftSlot } from './drafts/useDraftSlot';
import { ErrorSummary } from './ErrorSummary';
import { FormContextProvider, type FormContextValue, type FormDocument, type RegisteredField } from './FormContext';
import { CONFIRMED_VALUES } from './questions/confirmed';
import { StepQuestions } from './questions/step-questions';
import { useQuestions } from './questions/useQuestions';
import { issueText } from './issue-text';
import { NO_FORM } from './no-form';
import type { OpenChoices } from '../reference/open-choice';
import { useRules } from './RulesContext';
import { StepDialog } from './StepDialog';
import { UnsavedGuard } from './UnsavedGuard';
import formStyles from './form.module.css';
import pageStyles from '../page/page.module.css';
import styles from './step-form.module.css';

export interface StepFormProps {
  /** Path of its draft: `solicitud/12/autorizar`. */
  readonly place: string;
  /** Its texts stand below this: `solicitud.transitions.rechazar`. */
  readonly texts: string;
  readonly title: string;
  /** Effect of the step, in a sentence; '' for none. */
  readonly question: string;
  /** Advice before the step. */
  readonly notice?: ReactNode;
  /** Null for what asks for nothing. */
  readonly form: FormSpec | null;
  readonly initial: WireRecord;
  /** Converts the form's values to the request body; validation uses the result. */
  readonly toBody: (values: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  readonly Inputs: ComponentType | undefined;
  /** The stored record that it is filled in for: pickers are narrowed by its fields where the form has none of that name. */
  readonly document?: FormDocument | null;
  /** It cannot be done any more: there is only the way back. */
  readonly blocked?: boolean;
  readonly wide?: boolean;
  readonly danger?: boolean;
  readonly submitLabel: string;
  /** Does it; answers what is wrong by path, questions that a person may confirm, or undefined when it is done. */
  readonly onSubmit: (body: Record<string, unknown>) => Promise<Record<string, string> | StepQuestions | undefined>;
  /** @param done it was done */
  readonly onClose: (done: boolean) => void;
}

/** A form in a dialog, for a step or an action: it asks, checks as the server will, keeps a draft, and says in place what is wrong. */
export function StepForm(props: StepFormProps) {
  const module = useResourceModule();
  const slot = useDraftSlot(props.place, true);
  const stepModule = useMemo(() => ({ ...module, name: props.texts }), [module, props.texts]);
  return (
    <ResourceModuleProvider value={stepModule}>
      {slot && <Opened {...props} resource={module.name} slot={slot} />}
    </ResourceModuleProvider>
  );
}

/** It is based on no record of its own: what was filled in comes back as it was. */
const about = () => ({ base: null, sent: null });
const NOTHING = () => undefined;
const NO_WORK: ReadonlySet<DraftHandle> = new Set();

function Opened({
  place,
  title,
  question,
  notice,
  form,
  initial: start,
  toBody,
  Inputs,
  document = null,
  blocked = false,
  wide = false,
  danger = false,
  submitLabel,
  onSubmit,
  onClose,
  resource,
  slot,
}: StepFormProps & { readonly resource: string; readonly slot: DraftSlot }) {
  const translate = useTranslate();
  const rules = useRules();
  const formId = useId();
  const [initial] = useState(start);
  const [fields] = useState(() => new Map<string, RegisteredField>());
  const [choices] = useState((): OpenChoices => new Map());
  const [works] = useState(() => new Set<DraftHandle>());
  const { ask, dialog: questions } = useQuestions();
  const draft = useRef<DraftHandle>(null);
  const spec = form ?? NO_FORM;
  const context = useMemo<FormContextValue>(
    () => ({ spec, mode: 'create', formKey: '', place, fields, choices, record: initial, document, works }),
    [spec, place, fields, choices, initial, document, works],
  );
  const resolver = useMemo<Resolver<FieldValues, unknown, FieldValues>>(() => {
    if (!form) return (values) => ({ values: toBody(values), errors: {} });
    return createResolver(form, rules, (issue) => issueText(translate, issue), choices, { toBody });
  }, [form, rules, toBody, translate, choices]);
  const submit = async (body: Record<string, unknown>) => {
    let errors = await onSubmit(body);
    if (errors instanceof StepQuestions && (await ask(errors.texts)))
      errors = await onSubmit({ ...body, [CONFIRMED_VALUES]: true });
    if (errors instanceof StepQuestions) return { ...errors.texts };
    if (errors !== undefined) return errors;
    void draft.current?.drop();
    // It is done: an earlier draft of the same step is of no use.
    void slot.discardOffer();
    onClose(true);
    return undefined;
  };

  // A form has no other inside it: the dialog may be opened from a picker of one.
  return createPortal(
    <FormContextProvider value={context}>
      <div onSubmit={(event) => event.stopPropagation()}>
        <Form
          id={formId}
          className={formStyles['form'] ?? ''}
          resource={resource}
          defaultValues={initial}
          resolver={resolver}
          shouldFocusError={false}
          noValidate
          disableInvalidFormNotification
          onSubmit={submit}
        >
          <StepDialog
            formId={formId}
            works={blocked ? NO_WORK : works}
            wide={wide && !blocked}
            title={title}
            onClose={() => onClose(false)}
          >
            {({ submitting, close }) => (
              <>
                <DialogContent>
                  <div className={`${pageStyles['page']} ${styles['dialog']}`}>
                    {Inputs && (
                      <DraftKeeper
                        ref={draft}
                        slot={slot}
                        initial={initial}
                        about={about}
                        onRecovered={NOTHING}
                        formId={formId}
                        outerWorks={null}
                      />
                    )}
                    {question && <p>{question}</p>}
                    {notice}
                    <ErrorSummary />
                    {Inputs && !blocked && (
                      <Suspense fallback={<Loading />}>
                        <div className={formStyles['grid']}>
                          <Inputs />
                        </div>
                      </Suspense>
                    )}
                  </div>
                </DialogContent>
                <DialogActions>
                  <Button onClick={close}>{translate(blocked ? 'app.action.close' : 'app.action.cancel')}</Button>
                  {!blocked && (
                    <Button
                      type="submit"
                      form={formId}
                      data-shortcut="save"
                      variant="contained"
                      color={danger ? 'error' : 'primary'}
                      aria-disabled={submitting}
                      onClick={(event) => {
                        if (submitting) event.preventDefault();
                      }}
                    >
                      {submitLabel}
                    </Button>
                  )}
                </DialogActions>
              </>
            )}
          </StepDialog>
          <UnsavedGuard works={works} />
        </Form>
        {questions}
      </div>
    </FormContextProvider>,
    window.document.body,
  );
}
