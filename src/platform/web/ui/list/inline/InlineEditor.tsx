import { useQuery } from '@tanstack/react-query';
import { Form, useNotify, useTranslate, type RaRecord } from 'react-admin';
import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { sameValues } from '#platform/shared/merge/same-values';
import { FormContextProvider, type FormContextValue, type RegisteredField } from '../../form/FormContext';
import { NO_FORM } from '../../form/no-form';
import { choicesMade, type OpenChoices } from '../../reference/open-choice';
import { openChoiceText } from '../../reference/open-choice-text';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import type { Column } from '../column';
import { InlineConflict } from './InlineConflict';
import type { Inline } from './InlineContext';
import { useInlineSave } from './useInlineSave';
import styles from './inline.module.css';

interface InlineEditorProps {
  readonly inline: Inline;
  readonly record: RaRecord;
  readonly column: Column;
  /** Accessible label: the field and the record. */
  readonly label: string;
  /** Shows the value again; `focus` is true when the editor was left by a key. */
  readonly onClose: (focus: boolean) => void;
}

const FOCUSABLE = 'input:not([type="hidden"]), select, textarea';

/**
 * Input of a field, in its cell. Enter and blur save, Escape cancels, Tab saves and opens the next editable cell. A refused value stays as
 * typed, with the reason below.
 */
export default function InlineEditor({
  inline,
  record,
  column: { source, ...spec },
  label,
  onClose,
}: InlineEditorProps) {
  const { name } = useResourceModule();
  const translate = useTranslate();
  const notify = useNotify();
  const formId = useId();
  const box = useRef<HTMLDivElement>(null);
  // Record at the opening of the cell, the base of the save.
  const [opened, setOpened] = useState(record);
  const [theirs, setTheirs] = useState<{ record: RaRecord; mine: unknown } | null>(null);
  const [busy, setBusy] = useState(false);
  const { data } = useQuery({ queryKey: ['bulk-fields', name], queryFn: inline.load, staleTime: Infinity });
  const field = data?.bulkFields.find((each) => each.source === source);
  const save = useInlineSave(inline, source, translate(`resources.${name}.fields.${source}`));
  /** State after the input closes: the key used, the mounted flag, and the reason of a refusal. */
  const left = useRef({ byKey: false, mounted: true, running: false, refused: null as string | null });
  const tellLost = (reason: string) =>
    notify('app.lists.inline.lost', {
      type: 'error',
      messageArgs: { field: translate(`resources.${name}.fields.${source}`), reason },
    });
  const onGone = useEffectEvent(tellLost);

  const [registered] = useState(() => new Map<string, RegisteredField>());
  const [choices] = useState((): OpenChoices => new Map());
  const [works] = useState<FormContextValue['works']>(() => new Set());
  const context = useMemo<FormContextValue>(
    () => ({
      spec: NO_FORM,
      mode: 'edit',
      formKey: formId,
      place: `${name}/${String(record.id)}@${source}`,
      fields: registered,
      choices,
      record: opened,
      works,
    }),
    [formId, name, record.id, source, registered, choices, opened, works],
  );

  useEffect(() => {
    const state = left.current;
    state.mounted = true;
    return () => {
      state.mounted = false;
      // After a navigation, reports the lost input.
      if (state.refused !== null) onGone(state.refused);
    };
  }, []);
  const loaded = field !== undefined;
  useEffect(() => {
    const input = loaded ? box.current?.querySelector<HTMLInputElement>(FOCUSABLE) : null;
    input?.focus();
    // The input may be wider than the value.
    if (input) box.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (input?.type === 'text') input.select();
  }, [loaded]);

  const commit = async (value: unknown, base: RaRecord): Promise<Record<string, string> | undefined> => {
    if (sameValues(value, base[source])) {
      left.current.refused = null;
      onClose(left.current.byKey);
      return undefined;
    }
    left.current.running = true;
    left.current.refused = null;
    setBusy(true);
    const outcome = await save(base, value);
    left.current.running = false;
    const { mounted } = left.current;
    if ('saved' in outcome) {
      if (mounted) onClose(left.current.byKey);
      return undefined;
    }
    const reason = 'refused' in outcome ? outcome.refused : translate('errors.CONFLICTO_VERSION');
    if (!mounted) {
      tellLost(reason);
      return undefined;
    }
    left.current.refused = reason;
    setBusy(false);
    if ('refused' in outcome) return { [source]: outcome.refused };
    setTheirs({ record: outcome.theirs, mine: value });
    return undefined;
  };

  const submit = async (values: Readonly<Record<string, unknown>>) => {
    if (left.current.running) return undefined;
    await choicesMade(choices);
    const open = choices.get(source);
    if (open) return { [source]: openChoiceText(translate, open.text, open.problem) ?? '' };
    const given = values[source];
    return commit(given === undefined || given === '' ? (field?.empty ?? null) : given, opened);
  };

  const close = (focus: boolean) => {
    left.current.refused = null;
    onClose(focus);
  };
  const send = (byKey: boolean) => {
    left.current.byKey = byKey;
    (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of the input must not reach the list's shortcuts.
    event.stopPropagation();
    if (event.defaultPrevented || event.nativeEvent.isComposing || theirs) return;
    if (event.key === 'Escape') close(true);
    else if (event.key === 'Enter' && !event.shiftKey) send(true);
    else if (event.key === 'Tab') {
      const cells = [
        ...(box.current
          ?.closest('table')
          ?.querySelectorAll<HTMLElement>('[data-inline-cell], [data-inline="editing"]') ?? []),
      ];
      const next = cells[cells.indexOf(box.current!.closest<HTMLElement>('td')!) + (event.shiftKey ? -1 : 1)];
      send(false);
      if (!next?.matches('[data-inline-cell]')) return;
      next.click();
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else return;
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent) => {
    // Another window has the focus, or a part of the input itself was pressed.
    if (!document.hasFocus() || theirs || box.current?.contains(event.relatedTarget) || left.current.running) return;
    send(false);
  };

  if (!field) return null;
  return (
    <div
      ref={box}
      className={styles['editor']}
      role="group"
      aria-label={label}
      aria-busy={busy || undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <FormContextProvider value={context}>
        <Form
          id={formId}
          resource={name}
          defaultValues={{ [source]: record[source] ?? null }}
          shouldFocusError={false}
          noValidate
          disableInvalidFormNotification
          onSubmit={submit}
        >
          {field.input}
        </Form>
      </FormContextProvider>
      {busy && (
        <span className="rs-hidden" role="status">
          {translate('app.lists.inline.saving')}
        </span>
      )}
      {theirs && (
        <InlineConflict
          source={source}
          spec={spec}
          theirs={theirs.record}
          mine={theirs.mine}
          onMine={() => {
            setOpened(theirs.record);
            setTheirs(null);
            left.current.byKey = true;
            void commit(theirs.mine, theirs.record);
          }}
          onTheirs={() => close(true)}
        />
      )}
    </div>
  );
}
