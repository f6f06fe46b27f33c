import { useTranslate, type TranslateFunction } from 'react-admin';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { schemaPath } from '#platform/shared/paths';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { LateTexts } from '../../texts/LateTexts';
import type { Question } from './QuestionsDialog';
import { lazyPart } from '../../loading/lazy-part';

const QuestionsDialog = lazyPart(() => import('./QuestionsDialog'));

interface Open {
  readonly questions: readonly Question[];
  readonly answer: (isConfirmed: boolean) => void;
}

/** Asks to confirm values. Returns the dialog to render, and a function that resolves to the decision. */
export function useQuestions(): {
  readonly dialog: ReactNode;
  readonly ask: (texts: Readonly<Record<string, string>>) => Promise<boolean>;
} {
  const { name } = useResourceModule();
  const translate = useTranslate();
  const [open, setOpen] = useState<Open | null>(null);
  const ask = useCallback(
    async (texts: Readonly<Record<string, string>>) => {
      const questions = Object.entries(texts).map(([path, text]) => ({
        label: placeOf(path, (each) => translate(`resources.${name}.fields.${each}`), translate),
        text,
      }));
      const isConfirmed = await new Promise<boolean>((resolve) => {
        setOpen({ questions, answer: resolve });
      });
      setOpen(null);
      return isConfirmed;
    },
    [name, translate],
  );
  return {
    dialog: open && (
      <Suspense>
        <LateTexts area="preguntas">
          <QuestionsDialog {...open} />
        </LateTexts>
      </Suspense>
    ),
    ask,
  };
}

/** Returns the name of a field, with its row in a list before it. */
function placeOf(path: string, nameOf: (path: string) => string, translate: TranslateFunction): string {
  const [list, index] = /^(.+?)\.(\d+)\./.exec(path)?.slice(1) ?? [];
  const own = nameOf(schemaPath(path));
  if (list === undefined) return own;
  return `${translate('app.input.row', { name: nameOf(list), position: Number(index) + 1 })} · ${own}`;
}
