import type { TranslateFunction } from 'react-admin';
import { lotTexts } from '#platform/web/ui/scan/lot-texts';
import type { ScanQuestion } from './useScan';

/** Texts of a question and of its answers. */
export function scanQuestionTexts(
  question: ScanQuestion,
  translate: TranslateFunction,
): { readonly question: string; readonly choices: readonly string[] } {
  const asked = translate(`app.scan.question.${question.why}`, { name: question.name });
  if (question.why === 'record')
    return {
      question: asked,
      choices: question.choices.map(({ option }) => [option.label, option.detail].filter(Boolean).join(' · ')),
    };
  return {
    question: asked,
    choices: question.choices.map((choice) => {
      const { row, target } = choice;
      if (target.kind === 'new' && target.reading.isLotUnread) return translate('app.scan.otherLot');
      const parts = lotTexts(choice, translate);
      return row === null
        ? translate('app.scan.newLine', parts)
        : translate('app.scan.addToLine', { ...parts, row: row + 1 });
    }),
  };
}
