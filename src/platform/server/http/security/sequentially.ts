const last = new Map<string, Promise<unknown>>();

/** Runs tasks with the same name one after the other, in this process. */
export async function sequentially<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(name) ?? Promise.resolve();
  const doing = before.then(work, work);
  last.set(name, doing);
  try {
    return await doing;
  } finally {
    if (last.get(name) === doing) last.delete(name);
  }
}
