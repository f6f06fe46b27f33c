import Button from '@mui/material/Button';
import { Form, useTranslate } from 'react-admin';
import { Suspense, useId, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { FormSpec } from '#platform/shared/validation/form-spec';
import { ResourceModuleProvider, useResourceModule } from '#platform/web/ui/resource/ResourceModuleContext';
import type { WireRecord } from '#platform/web/ui/resource/wire-record';
import { Loading } from '#platform/web/ui/states/Loading';
import { createResolver } from '../submit/create-resolver';
import { DraftKeeper, type DraftHandle } from '../drafts/DraftKeeper';
import type { DraftSlot } from '../drafts/draft-slot';
import { useDraftSlot } from '../drafts/useDraftSlot';
import { ErrorSummary } from '../submit/ErrorSummary';
import { FormContextProvider, type FormContextValue, type FormDocument, type RegisteredField } from '../FormContext';
import { CONFIRMED_VALUES } from '../questions/confirmed';
import { StepQuestions } from '../questions/step-questions';
import { useQuestions } from '../questions/useQuestions';
import { issueText } from '../submit/issue-text';
import { NO_FORM } from '../no-form';
import type { OpenChoices } from '#platform/web/ui/reference/open-choice';
import { useRules } from '../RulesContext';
import { StepDialog } from './StepDialog';
import { StepInPage } from './StepInPage';
import type { StepFrameState } from './step-frame';
import { UnsavedGuard } from '../page/UnsavedGuard';
import formStyles from '../form.module.css';

export interface StepFormProps {
  /** Path of its draft: `solicitud/12/autorizar`. */
  readonly place: string;
  /** Key prefix of its texts: `solicitud.transitions.rechazar`. */
  readonly texts: string;
  readonly title: string;
  /** Effect of the step, in a sentence; '' for none. */
  readonly question: string;
  /** Advice before the step. */
  readonly notice?: ReactNode;
  /** Form of the input; null without input. */
  readonly form: FormSpec | null;
  readonly initial: WireRecord;
  /** Converts the form's values to the request body; validation uses the result. */
  readonly toBody: (values: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  readonly Inputs: ComponentType | undefined;
  /** Stored record of the step. Its fields filter pickers when the form has none of that name. */
  readonly document?: FormDocument | null;
  /** True when the step is no longer possible; only closing remains. */
  readonly blocked?: boolean;
  readonly wide?: boolean;
  /** Element of the page that shows the form in place of a dialog. */
  readonly within?: HTMLElement | null;
  /** Progress of the step, for a form in the page. */
  readonly summary?: ReactNode;
  readonly danger?: boolean;
  readonly submitLabel: string;
  /** Runs the step. Returns errors by path, questions to confirm, or undefined on success. */
  readonly onSubmit: (body: Record<string, unknown>) => Promise<Record<string, string> | StepQuestions | undefined>;
  /** @param done true when the step was run */
  readonly onClose: (done: boolean) => void;
}

/** Form of a step or an action, in a dialog or in the page. It validates like the server, keeps a draft, and shows errors in place. */
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

/** The draft is based on no record, so it is restored unchanged. */
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
  within = null,
  summary,
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
    // The step was run: an earlier draft of it is obsolete.
    void slot.discardOffer();
    onClose(true);
    return undefined;
  };

  const content = (
    <>
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
    </>
  );
  const frame = {
    works: blocked ? NO_WORK : works,
    title,
    onClose: () => onClose(false),
    renderActions: ({ submitting, close }: StepFrameState) => (
      <>
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
      </>
    ),
  };

  // Forms cannot be nested, and the dialog may be opened from a picker inside a form.
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
          {within ? (
            <StepInPage {...frame} heading={submitLabel} summary={!blocked && summary}>
              {content}
            </StepInPage>
          ) : (
            <StepDialog {...frame} formId={formId} wide={wide && !blocked}>
              {content}
            </StepDialog>
          )}
          <UnsavedGuard works={works} />
        </Form>
        {questions}
      </div>
    </FormContextProvider>,
    within ?? window.document.body,
  );
}
