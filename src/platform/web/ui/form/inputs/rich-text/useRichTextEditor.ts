import { useEffect, useState } from 'react';
import type RichTextEditor from './RichTextEditor';

let loaded: typeof RichTextEditor | null = null;

interface RichTextEditorHook {
  /** Null until it is loaded. */
  readonly Editor: typeof RichTextEditor | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads the editor with the first field that needs it. A failure is shown in the field; the rest of the form keeps working. */
export function useRichTextEditor(): RichTextEditorHook {
  const [Editor, setEditor] = useState<typeof RichTextEditor | null>(() => loaded);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  useEffect(() => {
    if (Editor) return undefined;
    let open = true;
    const load = async () => {
      loaded = (await import('./RichTextEditor')).default;
      if (open) setEditor(() => loaded);
    };
    load().catch(() => {
      if (open) setFailedAttempt(attempt);
    });
    return () => {
      open = false;
    };
  }, [Editor, attempt]);
  return { Editor, failed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}
