import { Form, useTranslate } from 'react-admin';
import { Suspense, useId, useMemo, useRef, useState, useEffect, type ReactNode } from 'react';
import type { Issue } from '#platform/shared/validation/issue';
import { useProtectedPaths } from '#platform/web/ui/access/useProtected';
import { useResourceModule } from '#platform/web/ui/resource/ResourceModuleContext';
import { ComparisonWatch } from '../field/ComparisonWatch';
import { createResolver } from '../submit/create-resolver';
import { FollowingValues } from '../derived/following-values';
import { FollowingWatch } from '../derived/FollowingWatch';
import type { Holder } from '../duplicates/candidate';
import { DraftKeeper, type DraftHandle } from '../drafts/DraftKeeper';
import type { DraftSlot } from '../drafts/draft-slot';
import { ErrorSummary } from '../submit/ErrorSummary';
import { FormActions } from './FormActions';
import {
  FormContextProvider,
  useOuterForm,
  type FormContextValue,
  type RegisteredField,
  type Review,
} from '../FormContext';
import { CloseGuard } from '../in-place/CloseGuard';
import { useInPlace } from '../in-place/InPlaceContext';
import { issueText } from '../submit/issue-text';
import type { OpenChoices } from '#platform/web/ui/reference/open-choice';
import { CONFIRMED_VALUES } from '../questions/confirmed';
import { LateTexts } from '#platform/web/ui/texts/LateTexts';
import { useQuestions } from '../questions/useQuestions';
import type { SaveOutcome } from '../submit/save-outcome';
import { useRules } from '../RulesContext';
import { createLatch } from './latch';
import { UnsavedGuard } from './UnsavedGuard';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import styles from '../form.module.css';
import type { FormSpec } from '#platform/shared/validation/form-spec';
import type { WireRecord } from '#platform/web/ui/resource/wire-record';
import type { Conflict } from '../conflict/ConflictDialog';
import type { Attempt } from '../submit/useSaveNew';

export interface RecordFormProps {
  readonly spec: FormSpec;
  readonly mode: 'create' | 'edit';
  /** Path of the edited record, which identifies its drafts. */
  readonly place: string;
  /** Initial values: the record as loaded, or a new record's defaults. */
  readonly initial: WireRecord;
  /** Returns the record that the values are based on; stored with a draft. */
  readonly base?: () => WireRecord;
  /** Last attempt to create, stored with the draft. */
  readonly attempt?: Attempt;
  /** Writes the prepared record. Rejections are programming errors. */
  readonly onSave: (record: WireRecord) => Promise<SaveOutcome>;
  /** @param another true when the user wants to continue with another record */
  readonly onSaved: (record: WireRecord, another: boolean) => void;
  readonly saveLabel: string;
  readonly cancelTo: string;
  /** True to offer saving and continuing with another record. */
  readonly another?: boolean;
  /** True to focus the first field. */
  readonly autoFocus?: boolean;
  readonly conflict?: Conflict | null;
  readonly children: ReactNode;
}

const ConflictDialog = lazyPart(() => import('../conflict/ConflictDialog'));
const StartWatch = lazyPart(() => import('../fills/StartWatch'));
const TakenBy = lazyPart(() => import('../duplicates/TakenBy'));
const DuplicateWatch = lazyPart(() => import('../duplicates/DuplicateWatch'));

const NOTHING: readonly string[] = [];
const NOBODY: readonly Holder[] = [];

/** The form itself, rendered once earlier drafts are known. */
export function OpenForm({
  spec,
  mode,
  place,
  initial,
  base,
  attempt,
  slot,
  onSave,
  onSaved,
  saveLabel,
  cancelTo,
  another = false,
  autoFocus = false,
  conflict = null,
  children,
}: RecordFormProps & { slot: DraftSlot }) {
  const { name } = useResourceModule();
  const translate = useTranslate();
  const rules = useRules();
  const formId = useId();
  const outer = useOuterForm();
  const inPlace = useInPlace();
  const [fields] = useState(() => new Map<string, RegisteredField>());
  const [reviews] = useState(() => new Map<string, Review>());
  const [comparing] = useState(createLatch);
  const [choices] = useState((): OpenChoices => new Map());
  const [works] = useState(() => new Set<DraftHandle>());
  const [following] = useState(() => new FollowingValues());
  const formKey = outer ? `${outer.formKey}2` : '';
  const secret = useProtectedPaths();
  const kept = mode === 'edit' ? secret : NOTHING;
  // Protected fields are read-only, so they offer no conflict choice.
  const told = useMemo(
    () => (kept.length === 0 ? spec : { ...spec, readOnly: new Set([...spec.readOnly, ...kept]) }),
    [spec, kept],
  );
  const context = useMemo<FormContextValue>(
    () => ({ spec: told, mode, formKey, place, fields, choices, record: initial, reviews, following, works }),
    [told, mode, formKey, place, fields, choices, initial, reviews, following, works],
  );
  const resolver = useMemo(
    () => createResolver(spec, rules, (issue: Issue) => issueText(translate, issue), choices, { kept }),
    [spec, rules, translate, choices, kept],
  );
  const [holders, setHolders] = useState(NOBODY);
  const wantsAnother = useRef(false);
  const draft = useRef<DraftHandle>(null);

  const { dialog: questions, ask } = useQuestions();
  // The save and its draft begin at once: questions follow only after a refusal.
  const saveAnswered = async (values: Record<string, unknown>): Promise<SaveOutcome> => {
    const outcome = await onSave(values);
    if (!('errors' in outcome) || outcome.isQuestion !== true) return outcome;
    return (await ask(outcome.errors)) ? onSave({ ...values, [CONFIRMED_VALUES]: true }) : outcome;
  };

  const submit = async (values: Record<string, unknown>) => {
    let beside: Readonly<Record<string, unknown>> = {};
    // The comparison loads after the form; a quick save waits for it.
    if (spec.alike) await comparing.opened;
    // Iterates over a copy, because a render during the loop registers the reviews again.
    const asked = [...reviews.values()];
    for (const review of asked) {
      const said = await review(values, base?.() ?? initial);
      if (said === false) return {};
      if (said !== true) beside = { ...beside, ...said };
    }
    const saving = saveAnswered({ ...values, ...beside });
    // The attempt is stored with the draft: after a reload it must not create a second record.
    void draft.current?.keep();
    const outcome = await saving;
    setHolders('errors' in outcome ? (outcome.holders ?? NOBODY) : NOBODY);
    if ('errors' in outcome) return outcome.errors;
    await draft.current?.drop();
    // Discards the drafts of a saved record; a draft of a new record may belong to another one.
    if (mode === 'edit') await slot.discardOffer();
    onSaved(outcome.saved, wantsAnother.current);
    return undefined;
  };
  return (
    <FormContextProvider value={context}>
      <Form
        id={formId}
        className={styles['form'] ?? ''}
        resource={name}
        defaultValues={initial}
        resolver={resolver}
        shouldFocusError={false}
        reValidateMode="onChange"
        noValidate
        disableInvalidFormNotification
        onSubmit={submit}
      >
        <DraftKeeper
          ref={draft}
          slot={slot}
          initial={initial}
          about={() => ({ base: base?.() ?? null, sent: attempt?.get() ?? null })}
          onRecovered={(found) => attempt?.restore(found.sent)}
          formId={formId}
          outerWorks={outer?.works ?? null}
        />
        <ComparisonWatch comparisons={spec.comparisons} />
        <FollowingWatch spec={spec} following={following} />
        <ErrorSummary />
        {holders.length > 0 && (
          <Suspense>
            <TakenBy holders={holders} />
          </Suspense>
        )}
        {mode === 'create' && spec.startsFrom && (
          <Suspense>
            <StartWatch starts={spec.startsFrom} />
          </Suspense>
        )}
        {spec.alike && (
          <Suspense>
            <DuplicateWatch rules={spec.alike} onReady={comparing.open} />
          </Suspense>
        )}
        {questions}
        {children}
        <FormActions
          formId={formId}
          saveLabel={saveLabel}
          cancelTo={cancelTo}
          another={another}
          onIntent={(intent) => {
            wantsAnother.current = intent;
          }}
        />
        {inPlace ? <CloseGuard inPlace={inPlace} works={works} /> : <UnsavedGuard works={works} />}
        {autoFocus && <FirstFieldFocus formId={formId} />}
        {conflict && (
          <Suspense>
            <LateTexts area="preguntas">
              <ConflictDialog conflict={conflict} formId={formId} />
            </LateTexts>
          </Suspense>
        )}
      </Form>
    </FormContextProvider>
  );
}

/** Focuses the first field of a form that opens for immediate input. */
function FirstFieldFocus({ formId }: { readonly formId: string }) {
  useEffect(() => {
    const field = document
      .getElementById(formId)
      ?.querySelector<HTMLElement>('input:not([tabindex="-1"]), select, textarea');
    field?.focus();
  }, [formId]);
  return null;
}
