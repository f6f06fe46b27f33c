import { useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';

/** Answers several questions in one call, in their order. */
type AskMany<Question, Answer> = (questions: readonly Question[]) => Promise<readonly Answer[]>;

interface Waiting {
  readonly question: unknown;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
}

interface Batch {
  readonly waiting: Waiting[];
  readonly ask: AskMany<never, unknown>;
}

/** Maximum questions of one call; more need further calls. */
const MAX_QUESTIONS = 200;

const batches = new WeakMap<QueryClient, Map<string, Batch>>();

/**
 * Batches single questions into an operation that answers many: questions of components rendered together share one call. Each answer is
 * cached separately, so that a new line causes one question only.
 *
 * @param name first parts of the query key of the answers; invalidating it refetches them
 * @param question null for no request
 */
export function useBatched<Question extends object, Answer>(
  name: readonly string[],
  question: Question | null,
  ask: AskMany<Question, Answer>,
): UseQueryResult<Answer> {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...name, question],
    queryFn: () => join(client, name.join('/'), question!, ask),
    enabled: question !== null,
    staleTime: 30_000,
    retry: false,
  });
}

function join<Question, Answer>(
  client: QueryClient,
  name: string,
  question: Question,
  ask: AskMany<Question, Answer>,
): Promise<Answer> {
  const open = batches.get(client) ?? new Map<string, Batch>();
  batches.set(client, open);
  return new Promise<Answer>((resolve, reject) => {
    const batch = open.get(name);
    const waiting: Waiting = { question, resolve, reject };
    if (batch && batch.waiting.length < MAX_QUESTIONS) {
      batch.waiting.push(waiting);
      return;
    }
    const next: Batch = { waiting: [waiting], ask };
    open.set(name, next);
    setTimeout(() => {
      if (open.get(name) === next) open.delete(name);
      void send(next);
    });
  });
}

async function send({ waiting, ask }: Batch): Promise<void> {
  try {
    const answers = await ask(waiting.map(({ question }) => question) as never[]);
    waiting.forEach(({ resolve }, index) => resolve(answers[index] as never));
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
}
