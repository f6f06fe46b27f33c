import type { TranslateFunction } from 'react-admin';
import type { HistoryEvent } from '#platform/shared/history-event';

/** Returns the name of an event: its step or action. */
export function eventText(
  translate: TranslateFunction,
  resource: string,
  { accion, transicion }: Pick<HistoryEvent, 'accion' | 'transicion'>,
): string {
  const action = translate(`app.history.action.${accion}`, { _: accion });
  return transicion === null
    ? action
    : translate(`resources.${resource}.transitions.${transicion}.name`, { _: action });
}
