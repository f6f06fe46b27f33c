export interface ImportLine {
  readonly fase?: string;
  readonly hechas?: number;
  readonly total?: number;
  readonly resultado?: Record<string, unknown>;
  readonly problema?: Record<string, unknown>;
}

export interface Sent {
  readonly seconds: number;
  /** Last line of the response, without details on single rows. */
  readonly answer: ImportLine;
  /** Share of the total time at which each phase ended. */
  readonly shares: string;
}

/** Sends a file and reads the streamed response until its last line. */
export async function sendImport(
  url: string,
  token: string,
  entity: string,
  file: Buffer,
  aplicar: boolean,
  onLine: (line: ImportLine) => void = () => undefined,
): Promise<Sent> {
  const started = performance.now();
  const response = await fetch(`${url}/api/catalogos/${entity}/importar`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/x-ndjson', 'Content-Type': 'application/json' },
    body: JSON.stringify({ archivo: 'a.csv', contenido: file.toString('base64'), aplicar }),
  });
  const ends = new Map<string, number>();
  let text = '';
  let last: ImportLine = {};
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (text + chunk).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) {
      last = JSON.parse(line) as ImportLine;
      if (last.fase) ends.set(last.fase, performance.now() - started);
      onLine(last);
    }
  }
  const total = performance.now() - started;
  let before = 0;
  const shares = [...ends].map(([phase, end]) => {
    const share = (end - before) / total;
    before = end;
    return `${phase} ${(share * 100).toFixed(0)} %`;
  });
  return {
    seconds: total / 1000,
    answer: last.resultado ? { ...last, resultado: { ...last.resultado, resultado: undefined } } : last,
    shares: shares.join(', '),
  };
}
