import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Storage of the provider for all policies: clearing it ends every session and grant. */
export const memory = new Map<string, AdapterPayload>();

/** The provider's storage, in memory. */
export class MemoryAdapter implements Adapter {
  constructor(private readonly model: string) {}

  private key(id: string): string {
    return `${this.model}:${id}`;
  }

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    memory.set(this.key(id), payload);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return memory.get(this.key(id));
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...memory.entries()].find(([key, payload]) => key.startsWith(`${this.model}:`) && payload.uid === uid)?.[1];
  }

  async findByUserCode(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    const payload = memory.get(this.key(id));
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    memory.delete(this.key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, payload] of memory) if (payload.grantId === grantId) memory.delete(key);
  }
}
