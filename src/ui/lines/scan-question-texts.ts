import type { TranslateFunction } from 'react-admin';
import { formatDate } from '../format/format-date';
import type { ScanQuestion } from './useScan';

/** The words of a question that a scan raises, and of its answers. */
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
    choices: question.choices.map(({ lot, expiry, row, target }) => {
      if (target.kind === 'new' && target.reading.isLotUnread) return translate('app.scan.otherLot');
      const parts = {
        lot: lot ?? translate('app.scan.noLot'),
        expiry: expiry === null ? translate('app.scan.noExpiry') : formatDate(expiry),
      };
      return row === null
        ? translate('app.scan.newLine', parts)
        : translate('app.scan.addToLine', { ...parts, row: row + 1 });
    }),
  };
}
