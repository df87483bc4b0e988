import type { ServerConfig } from '../app/config.ts'

interface Reviewer {
  review(...handover: never[]): Promise<void>
}

/** In production what no network is asked about waits for people of the provider; elsewhere a program decides it after a while (TRU-354). */
export const byPeople = <One extends Reviewer>(
  reviewer: One,
  { production }: Pick<ServerConfig, 'production'>,
): One => (production ? { ...reviewer, review: async () => {} } : reviewer)
