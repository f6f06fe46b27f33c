import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { useGlance } from '#platform/web/ui/offline/GlanceContext';
import { htmlOf } from '#platform/web/ui/offline/html-of';
import type { CardFace } from './card-face';
import { LOOKS } from './glance-looks';
import { GlancePage } from './GlancePage';
import { MY_PATIENTS } from './my-patients-path';

/** Delay in milliseconds, so that the page itself and typing have priority. */
const LATER_MS = 1_500;

interface Shown {
  /** Empty when the page shows something other than its initial content. */
  readonly cards: readonly CardFace[];
  readonly description: string;
  /** True when the page can replace the glance. */
  readonly isDrawn: boolean;
  /** Time at which the cards were read (milliseconds since 1970). */
  readonly readAt: number;
}

/** Stores the cards on the device, so that they appear at the next start before the application has loaded. */
export function useWardGlance({ cards, description, isDrawn, readAt }: Shown): void {
  const translate = useTranslate();
  const { keep, end } = useGlance();
  const [html, setHtml] = useState('');
  const said = JSON.stringify({ title: translate('ward.mine.title'), description, cards });
  const isKept = cards.length > 0;
  useEffect(() => {
    if (!isKept) return undefined;
    const timer = setTimeout(
      () => setHtml(htmlOf(<GlancePage {...(JSON.parse(said) as Parameters<typeof GlancePage>[0])} />)),
      LATER_MS,
    );
    return () => clearTimeout(timer);
  }, [said, isKept]);

  const note = translate('ward.mine.glance', { when: formatDateTime(new Date(readAt).toISOString()).slice(11) });
  const opening = translate('ward.mine.opening');
  useEffect(() => {
    if (html !== '' && isKept) keep(MY_PATIENTS, { html, note, opening, looks: LOOKS });
  }, [html, isKept, note, opening, keep]);
  useEffect(() => {
    if (isDrawn) end();
  }, [isDrawn, end]);
}
