import { tolerateForeignNodes } from '#app/web/tolerate-foreign-nodes';
import { useQueryClient } from '@tanstack/react-query';
import { useLocaleState, useNotify } from 'react-admin';
import { useEffect, useEffectEvent, useState } from 'react';
import { useConfig } from '../config/ConfigContext';
import { useServices } from '../session/ServicesContext';
import { followServer, type Notice } from './follow-server';

// Deferred from the first script: nothing is translated before this module loads.
tolerateForeignNodes();

/** Priorities announced regardless of the user's activity. */
const LOUD: ReadonlySet<string> = new Set(['ALERTA', 'CRITICA']);

/**
 * Keeps the channel open while a user is signed in and announces notices: to a screen reader, and as a message in a corner when serious.
 */
export default function LiveUpdates() {
  const { apiBase } = useConfig();
  const { operations, presence } = useServices();
  const queries = useQueryClient();
  const notify = useNotify();
  const [language] = useLocaleState();
  const [latest, setLatest] = useState('');
  const onNotices = useEffectEvent((notices: readonly Notice[]) => {
    setLatest(notices.map(({ titulo }) => titulo).join('. '));
    const loud = notices.findLast(({ severidad }) => LOUD.has(severidad));
    // The title is used as the message itself, without translation.
    if (loud) notify(loud.titulo, { type: 'warning', messageArgs: { _: loud.titulo } });
  });
  useEffect(
    () =>
      followServer({ baseUrl: apiBase, operations, presence, queries, language, onNotices: (all) => onNotices(all) }),
    [apiBase, operations, presence, queries, language],
  );
  return (
    <div role="status" className="rs-hidden">
      {latest}
    </div>
  );
}
